import fc from "fast-check";
import { expect, test } from "vitest";
import { element, escapeXml } from "./escape-xml-text.ts";

test("what has a meaning in XML is written so that it has none", () => {
  expect(escapeXml(`Gold & "silver" <b>]]>`)).toBe("Gold &amp; &quot;silver&quot; &lt;b&gt;]]&gt;");
});

test("characters that no XML document may hold are dropped, all others stay", () => {
  expect(escapeXml("a\u0000b\u000Bc\uFFFEd\uD800e\tf\n💎")).toBe("abcde\tf\n💎");
});

test("no text can break out of its element", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
    }),
  );
});

test("no text is no element", () => {
  expect(element("title", "")).toBe("");
  expect(element("title", null)).toBe("");
  expect(element("title", "A & B")).toBe("<title>A &amp; B</title>");
});
