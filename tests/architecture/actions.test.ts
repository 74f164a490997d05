import { expect, test } from "vitest";
import { isTestFile, listFiles, readText } from "./source-files.ts";

test("every call of the desk that changes something is guarded while it is under way", () => {
  const files = listFiles("src/web/admin/**/*.{ts,tsx}").filter((file) => !isTestFile(file));
  const mutating = files.filter((file) => /\buseMutation\b/.test(readText(file)));
  expect(mutating).toEqual(["src/web/admin/use-action.ts"]);
});
