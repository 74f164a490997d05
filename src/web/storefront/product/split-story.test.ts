import { expect, test } from "vitest";
import { splitStory } from "./split-story.ts";

test("splits the first paragraph from the rest", () => {
  expect(splitStory("Gray at first.\n\nFound by tilting.\r\n \r\nIt took two afternoons.")).toEqual(
    {
      lead: "Gray at first.",
      story: ["Found by tilting.", "It took two afternoons."],
    },
  );
});

test("keeps single line breaks within a paragraph", () => {
  expect(splitStory("One\ntwo")).toEqual({ lead: "One\ntwo", story: [] });
});

test("returns nothing for an empty description", () => {
  expect(splitStory(null)).toEqual({ lead: null, story: [] });
  expect(splitStory("  \n\n ")).toEqual({ lead: null, story: [] });
});
