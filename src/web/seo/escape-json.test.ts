import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeJson } from "./escape-json.ts";

test("a name that ends the script element stays within it", () => {
  expect(escapeJson({ name: "</script><script>alert(1)</script><!--" })).not.toContain("<");
});

test("whatever is written reads back the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(JSON.parse(escapeJson({ name }))).toEqual({ name });
    }),
  );
});
