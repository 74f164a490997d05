import { expect, test } from "vitest";
import { parseLength } from "./parse-length.ts";

test.each([
  ["54", 54],
  [" 54,5 mm", 54.5],
  ["2.125", 2.125],
  ["2 1/8", 2.125],
  ["17/8 in", 2.125],
])("reads %j", (text, length) => {
  expect(parseLength(text)).toBe(length);
});

test.each(["", "abc", "-54", "5.4.1", "1/0", "1e3"])("reads no length in %j", (text) => {
  expect(parseLength(text)).toBeNaN();
});
