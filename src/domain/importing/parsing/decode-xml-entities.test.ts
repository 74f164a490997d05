import { expect, test } from "vitest";
import { decodeXmlEntities } from "./decode-xml-entities.ts";

test("decodes predefined and numeric entities and keeps any others", () => {
  expect(decodeXmlEntities("a&amp;b &lt;&gt; &quot;&apos;")).toBe("a&b <> \"'");
  expect(decodeXmlEntities("&#233;&#xE9;&nbsp;")).toBe("éé&nbsp;");
  expect(decodeXmlEntities("&#x10FFFF;&#x110000;")).toBe("\u{10FFFF}");
});
