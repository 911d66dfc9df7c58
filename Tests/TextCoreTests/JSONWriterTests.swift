import Testing
import TextCore

@Suite struct JSONWriterTests {
  private func write(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func indentsByTwoSpacesAndKeepsInlineContainersOnOneLine() {
    let text = write { json in
      json.object { json in
        json.name("numbers")
        json.array(inline: true) { json in
          json.number(0.5)
          json.integer(-3)
          json.array { json in json.null() }
        }
        json.name("list")
        json.array { json in
          json.object(inline: true) { json in
            json.name("on")
            json.flag(true)
            json.name("off")
            json.flag(false)
          }
          json.string("x")
        }
      }
      json.finish()
    }
    #expect(
      text == """
        {
          "numbers": [0.5, -3, [null]],
          "list": [
            {"on": true, "off": false},
            "x"
          ]
        }

        """)
  }

  @Test func writesEmptyContainersOnOneLine() {
    let text = write { json in
      json.array { json in
        json.array { _ in }
        json.object { _ in }
      }
    }
    #expect(text == "[\n  [],\n  {}\n]")
  }

  @Test func writesSingleValues() {
    #expect(write { $0.string("a") } == "\"a\"")
    #expect(write { $0.string(nil) } == "null")
    #expect(write { $0.number(1e21) } == "1000000000000000000000")
    #expect(write { $0.number(-0.0) } == "0")
  }

  @Test func escapesWhatAStringCannotHold() {
    #expect(
      write { $0.string("\" \\ / \n \r \t \0 \u{1F} \u{7F} é😀 <") }
        == #""\" \\ / \n \r \t \u0000 \u001f \u007f é😀 <""#)
    #expect(
      write { json in
        json.object(inline: true) {
          $0.name("a\"b"); $0.null()
        }
      } == #"{"a\"b": null}"#)
  }
}
