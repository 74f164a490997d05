import { expect, test } from "vitest";
import { readMetal, withMetal } from "./metal-chips.tsx";

test("reads the metal with which the materials begin", () => {
  expect(readMetal("18k gold, round ruby")).toBe("18k gold");
  expect(readMetal("sterling silver")).toBe("Sterling silver");
  expect(readMetal("brushed 18k gold")).toBe("Other");
  expect(readMetal("14K rose gold; two garnets")).toBe("14k gold");
  expect(readMetal("18k golden")).toBe("Other");
  expect(readMetal(" ")).toBe("");
});

test("writes a metal before the other materials, in the place of the one before", () => {
  expect(withMetal("", "9k gold")).toBe("9k gold");
  expect(withMetal("round ruby, 3 mm", "14k gold")).toBe("14k gold, round ruby, 3 mm");
  expect(withMetal("sterling silver; opal", "18k gold")).toBe("18k gold; opal");
  expect(withMetal("18k white gold and opal", "9k gold")).toBe("9k gold and opal");
});

test("leaves the other materials when the metal is another one", () => {
  expect(withMetal("18k gold, opal", "Other")).toBe("opal");
  expect(withMetal("18k gold", "Other")).toBe("");
  expect(withMetal("bronze", "Other")).toBe("bronze");
});
