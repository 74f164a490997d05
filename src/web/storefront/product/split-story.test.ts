import { expect, test } from "vitest";
import { splitStory } from "./split-story.ts";

test("the first paragraph leads, the rest is the story", () => {
  expect(splitStory("Grey at first.\n\nFound by tilting.\r\n \r\nIt took two afternoons.")).toEqual(
    {
      lead: "Grey at first.",
      story: ["Found by tilting.", "It took two afternoons."],
    },
  );
});

test("single line breaks stay within a paragraph", () => {
  expect(splitStory("One\ntwo")).toEqual({ lead: "One\ntwo", story: [] });
});

test("without a description there is neither", () => {
  expect(splitStory(null)).toEqual({ lead: null, story: [] });
  expect(splitStory("  \n\n ")).toEqual({ lead: null, story: [] });
});
