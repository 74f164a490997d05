import fc from "fast-check";
import { expect, test } from "vitest";
import { slugify, slugSchema } from "./slug.ts";

test.each([
  ["The hammer’s mark", "the-hammer-s-mark"],
  ["  Rings & Bands  ", "rings-bands"],
  ["18k -- Gold!", "18k-gold"],
  ["Émaillé", "maill"],
  ["---", ""],
])("%j becomes %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test("creates valid slugs and is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (title) => {
      const slug = slugify(title);
      expect(slugify(slug)).toBe(slug);
      expect(slug).not.toMatch(/^-|-$|--/);
      expect(slugSchema(10_000).safeParse(slug).success).toBe(slug !== "");
    }),
  );
});

test("accepts lower-case letters, digits and hyphens up to the maximum length", () => {
  expect(slugSchema(5).safeParse("a-1-b").success).toBe(true);
  for (const slug of ["", "Ab", "a b", "a_b", "é", "abcdef", "a\n"]) {
    expect(slugSchema(5).safeParse(slug).success).toBe(false);
  }
});

test("is the same however an accent is typed", () => {
  expect(slugify("Caf\u0065\u0301 Noir")).toBe(slugify("Café Noir".normalize("NFC")));
});
