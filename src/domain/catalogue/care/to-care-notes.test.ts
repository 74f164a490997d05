import { expect, test } from "vitest";
import { CARE_DEFAULTS } from "#contract/settings/care-defaults.ts";
import { CARE_GUIDES } from "#contract/settings/care-guides.ts";
import { toCareSections, withCareText } from "#contract/settings/care-sections.ts";
import { toCareNotes } from "./to-care-notes.ts";

const ring = {
  metals: [{ guide: "gold", name: "gold" } as const],
  stones: [
    { guide: "hard", name: "diamond" } as const,
    { guide: "pearl", name: "pearl" } as const,
    { guide: "hard", name: "sapphire" } as const,
  ],
};

test("says how each metal and stone is cared for, and cleans the piece as its pearl bears it", () => {
  const notes = toCareNotes(ring, { pearl: { clean: "Wipe it dry." }, gold: { when: "" } });
  expect(notes.map(({ title }) => title)).toEqual(["Gold", "Diamond and sapphire", "Pearl"]);
  expect(notes.map(({ sections }) => sections.map(({ term }) => term))).toEqual([
    ["Every day", "To store it", "Once a year"],
    ["Every day", "To store it", "Once a year"],
    ["Every day", "To clean it", "To store it", "Every two years"],
  ]);
  expect(notes[2]?.sections[1]?.text).toBe("Wipe it dry.");
});

test("leaves out what she emptied, and a guide without a text", () => {
  const nothing = { daily: "", clean: "", store: "", later: "" };
  const texts = { gold: nothing, pearl: { clean: "", later: "" } };
  const notes = toCareNotes(ring, texts);
  expect(notes.map(({ title }) => title)).toEqual(["Diamond and sapphire", "Pearl"]);
  expect(notes[1]?.sections.map(({ term }) => term)).toEqual(["Every day", "To store it"]);
  expect(toCareNotes({ metals: [], stones: [] }, {})).toEqual([]);
});

test("stores only the paragraphs that differ from those the shop comes with", () => {
  const edited = withCareText({}, "gold", { daily: "Wear it." });
  expect(edited).toEqual({ gold: { daily: "Wear it." } });
  const both = withCareText(edited, "gold", { store: "" });
  expect(both).toEqual({ gold: { daily: "Wear it.", store: "" } });
  const { daily, store } = CARE_DEFAULTS.gold;
  expect(withCareText(both, "gold", { daily })).toEqual({ gold: { store: "" } });
  expect(withCareText({ gold: { store: "" } }, "gold", { store })).toEqual({});
});

test("has all paragraphs of every guide", () => {
  for (const guide of CARE_GUIDES) expect(toCareSections(guide, {})).toHaveLength(4);
});
