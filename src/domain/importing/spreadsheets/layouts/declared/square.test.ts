import { expect, test } from "vitest";
import { square } from "./square.ts";

const optionsOf = (cells: Record<string, string>) =>
  square.variants?.listOptions((name) => cells[name] ?? null);

test.each([
  [
    "its options",
    {
      "Option Name 1": "Size",
      "Option Value 1": "6",
      "Option Name 6": "Metal",
      "Option Value 6": "Gold",
    },
    [
      { name: "Size", value: "6" },
      { name: "Metal", value: "Gold" },
    ],
  ],
  [
    "its options rather than its name",
    { "Option Name 1": "Size", "Option Value 1": "6", "Variation Name": "Small" },
    [{ name: "Size", value: "6" }],
  ],
  [
    "its name where an option lacks its value or its name",
    { "Option Name 1": "Size", "Option Value 2": "6", "Variation Name": "Small" },
    [{ name: "Variation", value: "Small" }],
  ],
  ["nothing", {}, []],
])("a variation of Square is named by %s", (_, cells, options) => {
  expect(optionsOf(cells)).toEqual(options);
});
