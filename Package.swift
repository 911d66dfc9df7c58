// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// One module and its tests. Reads as a row of the table in ARCHITECTURE.md: a module sees only what its row names.
func module(_ name: String, uses: [Target.Dependency] = [], testsUse: [Target.Dependency] = []) -> [Target] {
  [
    .target(name: name, dependencies: uses, swiftSettings: settings),
    .testTarget(
      name: name + "Tests", dependencies: [.byName(name: name), "TestKit"] + uses + testsUse, swiftSettings: settings),
  ]
}

let package = Package(
  name: "specimen",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "specimen", targets: ["specimen"])],
  targets: [
    // Layer 0: text and colour, knowing nothing of tokens
    module("TextCore"),
    module("ColorScience", testsUse: ["TextCore", "Syntax"]),
    // Layer 1: shapes of text and of pictures
    module("Syntax", uses: ["TextCore"]),
    module("Graphics", uses: ["TextCore", "ColorScience"]),
    // Layer 2: the vocabulary
    module("DesignModel", uses: ["TextCore", "ColorScience"], testsUse: ["Syntax", "Importing"]),
    // Layer 3: files become tokens, specs become boxes
    module("Importing", uses: ["TextCore", "ColorScience", "Syntax", "DesignModel"]),
    module("Layout", uses: ["TextCore", "ColorScience", "DesignModel"]),
    // Layer 4: what follows from the tokens
    module("Analysis", uses: ["TextCore", "ColorScience", "DesignModel", "Layout"], testsUse: ["Importing"]),
    // Layer 5: what is drawn from them
    module(
      "Sheets", uses: ["TextCore", "ColorScience", "DesignModel", "Layout", "Analysis", "Graphics"],
      testsUse: ["Importing"]),
    // Layer 6: what is published
    module(
      "Site",
      uses: ["TextCore", "ColorScience", "Syntax", "DesignModel", "Layout", "Analysis", "Graphics", "Sheets"],
      testsUse: ["Importing"]),
    // Layer 7: the stages in order
    module(
      "Workflows",
      uses: [
        "TextCore", "ColorScience", "Syntax", "DesignModel", "Importing", "Layout", "Analysis", "Graphics", "Sheets",
        "Site",
      ]),
    [
      .target(name: "TestKit", dependencies: ["TextCore", "Syntax"], swiftSettings: settings),
      .testTarget(
        name: "RepositoryTests",
        dependencies: [
          "TextCore", "ColorScience", "DesignModel", "Importing", "Sheets", "Site", "TestKit",
        ],
        swiftSettings: settings),
      .executableTarget(name: "specimen", dependencies: ["TextCore", "Workflows"], swiftSettings: settings),
      // Measures the others; it is no product, and may use Foundation to be compared with it.
      .executableTarget(
        name: "bench",
        dependencies: [
          "TextCore", "ColorScience", "Syntax", "DesignModel", "Importing", "Analysis", "Sheets", "Site", "Workflows",
        ],
        swiftSettings: settings),
    ],
  ].flatMap { $0 }
)
