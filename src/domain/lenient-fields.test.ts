import { expect, test } from "vitest";
import { flag, id, image, listOf, named, rawText, text, whole } from "./lenient-fields.ts";

test("reads texts and numbers as texts, and anything else as none", () => {
  expect(rawText.parse(" Ring ")).toBe(" Ring ");
  expect(rawText.parse(7.5)).toBe("7.5");
  for (const other of [null, undefined, true, ["Ring"], {}]) expect(rawText.parse(other)).toBe("");
  expect(text.parse(" Ring ")).toBe("Ring");
});

test("reads whole numbers, also from strings, and cuts decimals off", () => {
  expect(["3", 3, "3.9", -2.5].map((each) => whole.parse(each))).toEqual([3, 3, 3, -2]);
  expect(["many", Number.NaN, undefined, {}].map((each) => whole.parse(each))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("accepts positive ids only", () => {
  expect([id.parse("12"), id.parse(1)]).toEqual([12, 1]);
  for (const wrong of [0, -1, 1.5, "x", {}]) expect(id.safeParse(wrong).success).toBe(false);
});

test("reads flags from words and numbers, and anything else as false", () => {
  expect([true, "true", "yes", 1].map((each) => flag.parse(each))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([false, "no", 0, "perhaps", null].map((each) => flag.parse(each))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("keeps the valid items of a list", () => {
  const names = listOf(named);
  expect(names.parse([{ name: " Gold " }, "Silver", null, { name: 7 }])).toEqual([
    { name: "Gold" },
    { name: "7" },
  ]);
  expect(names.parse("")).toEqual([]);
  expect(listOf(image).parse([{ src: " /a.jpg " }, { src: "/b.jpg", alt: "A ring" }])).toEqual([
    { src: "/a.jpg" },
    { src: "/b.jpg", alt: "A ring" },
  ]);
});
