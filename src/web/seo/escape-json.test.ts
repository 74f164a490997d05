import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeJson } from "./escape-json.ts";

test("escapes the end of a script element", () => {
  expect(escapeJson({ name: "</script><script>alert(1)</script><!--" })).not.toContain("<");
});

test("parses back to the same value", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(JSON.parse(escapeJson({ name }))).toEqual({ name });
    }),
  );
});
