import { expect, test } from "vitest";
import { isolateText } from "./isolate-text.ts";

test("isolates names that are written from right to left, and leaves others as they are", () => {
  expect(isolateText("Ana Castillo")).toBe("Ana Castillo");
  expect(isolateText("指輪")).toBe("指輪");
  expect(isolateText("חותם 14k")).toBe("\u2068חותם 14k\u2069");
  expect(isolateText("خاتم")).toBe("\u2068خاتم\u2069");
});
