import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("escapes markup characters", () => {
  expect(escapeXml(`Gold & "silver" <b>]]>`)).toBe("Gold &amp; &quot;silver&quot; &lt;b&gt;]]&gt;");
});

test("drops characters that XML forbids and keeps all others", () => {
  expect(escapeXml("a\u0000b\u000Bc\uFFFEd\uD800e\tf\r\ng\rh💎")).toBe("abcd\uFFFDe\tf\ng\nh💎");
});

test("lets no text break out of its element", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
      expect(escapeXml(text)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
    }),
  );
});
