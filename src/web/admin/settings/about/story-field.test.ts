import { expect, test } from "vitest";
import { joinStory, splitStory } from "./story-field.tsx";

test("an unanswered question leaves no gap", () => {
  expect(joinStory({ make: " Pins. ", start: "", know: "Write to me." })).toBe(
    "Pins.\n\nWrite to me.",
  );
  expect(joinStory({ make: "", start: " ", know: "" })).toBe("");
});

test("a story becomes answers again without losing a word", () => {
  const story = "Pins.\n\nFrom my aunt.\n\nWrite to me.\n\nI answer within a day.";
  expect(splitStory(story)).toEqual({
    make: "Pins.",
    start: "From my aunt.",
    know: "Write to me.\n\nI answer within a day.",
  });
  expect(joinStory(splitStory(story))).toBe(story);
  expect(splitStory("")).toEqual({ make: "", start: "", know: "" });
});
