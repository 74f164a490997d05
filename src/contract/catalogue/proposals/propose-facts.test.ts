import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proposeFacts } from "./propose-facts.ts";
import { proposeMetals } from "./propose-metals.ts";
import { proposeStones } from "./propose-stones.ts";

/** Each phrase as people write it, with its metals and its stones. */
const PHRASES = readFileSync(new URL("fact-phrases.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test.each([
  ["metals", proposeMetals, 1, 0.95],
  ["stones", proposeStones, 2, 0.9],
] as const)(
  "reads the %s of hundreds of phrases, and is sure of none wrongly",
  (_, propose, at, share) => {
    const read = PHRASES.map((phrase) => {
      const [text = ""] = phrase;
      const found = propose(text);
      const isRight = (found?.text ?? "-") === phrase[at];
      return { text, isRight, isSurelyWrong: !isRight && found?.isSure === true };
    });
    expect(read.length).toBeGreaterThan(300);
    expect(read.filter(({ isSurelyWrong }) => isSurelyWrong).map(({ text }) => text)).toEqual([]);
    expect(read.filter(({ isRight }) => isRight).length / read.length).toBeGreaterThanOrEqual(
      share,
    );
  },
);

test.each([
  ["18k gold plated brass", "brass"],
  ["18k yellow gold over sterling silver", "sterling silver"],
  ["14k gold and silver", "14k gold"],
  ["not platinum", "platinum 950"],
])("is not sure of the metals of %j", (text, written) => {
  expect(proposeMetals(text)).toEqual({ text: written, isSure: false });
});

test.each([
  ["sapphire and some stones", "sapphire"],
  ["sapphire, simulated diamond", "sapphire"],
  ["opal, and the opal of a friend", "opal; opal"],
  ["sapphire; 1.2 ct in all", "sapphire"],
])("is not sure of the stones of %j", (text, written) => {
  expect(proposeStones(text)).toEqual({ text: written, isSure: false });
});

test("asks the name and the description where the materials say nothing, and is not sure of them", () => {
  const name = "Sapphire Band";
  const description = "Of 18k white gold, with a diamond.";
  expect(proposeFacts({ materials: "hand-engraved", name, description })).toEqual({
    metals: { text: "18k white gold", isSure: false },
    stones: { text: "sapphire", isSure: false },
  });
  expect(proposeFacts({ materials: "14k gold; ruby", name, description })).toEqual({
    metals: { text: "14k gold", isSure: true },
    stones: { text: "ruby", isSure: true },
  });
  expect(proposeFacts({ materials: "", name: "Bowl", description: "" })).toEqual({
    metals: null,
    stones: null,
  });
});

test("reads long texts that name no stone", () => {
  expect(proposeStones("round brilliant cut ".repeat(500))).toBeNull();
  expect(proposeMetals("18k yellow ".repeat(500))?.isSure).toBe(true);
});
