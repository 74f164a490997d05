import { expect, test } from "vitest";
import { blankToNull } from "./blank-to-null.ts";

test("replaces the blank values of the named fields alone", () => {
  const form = { weight: "", name: "", categoryId: "4", stock: 0 };
  expect(blankToNull(form, ["weight", "categoryId", "stock"])).toEqual({
    weight: null,
    name: "",
    categoryId: "4",
    stock: 0,
  });
});

test.each([null, "", 7, undefined])("leaves %j, which is no form, to the schema", (body) => {
  expect(blankToNull(body, ["weight"])).toBe(body);
});

test("leaves a list to the schema", () => {
  const list = [{ weight: "" }, ""];
  expect(blankToNull(list, ["0", "1", "weight"])).toBe(list);
});
