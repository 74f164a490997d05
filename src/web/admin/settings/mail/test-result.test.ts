import { expect, test } from "vitest";
import { splitFirstSentence } from "./test-result.tsx";

test.each([
  [
    "smtp.example.com didn’t answer. Nothing was sent.",
    ["smtp.example.com didn’t answer", "Nothing was sent."],
  ],
  ["One sentence.", ["One sentence", ""]],
  ["no period", ["no period", ""]],
])("splits %j", (message, parts) => {
  expect(splitFirstSentence(message)).toEqual(parts);
});
