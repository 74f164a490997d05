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

test("every slug that is made is a slug, and stays as it is", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (title) => {
      const slug = slugify(title);
      expect(slugify(slug)).toBe(slug);
      expect(slug).not.toMatch(/^-|-$|--/);
      expect(slugSchema(10_000).safeParse(slug).success).toBe(slug !== "");
    }),
  );
});

test("a slug that is typed holds lower-case letters, digits and hyphens, and no more than it may", () => {
  expect(slugSchema(5).safeParse("a-1-b").success).toBe(true);
  for (const slug of ["", "Ab", "a b", "a_b", "é", "abcdef", "a\n"]) {
    expect(slugSchema(5).safeParse(slug).success).toBe(false);
  }
});
