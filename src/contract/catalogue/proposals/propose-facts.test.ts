import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Proposal } from "./proposal.ts";
import { proposeFacts } from "./propose-facts.ts";
import { proposeMetals } from "./propose-metals.ts";
import { proposeStones } from "./propose-stones.ts";

/** Each phrase as people write it, with its metals and its stones. */
const readPhrases = (file: string) =>
  readFileSync(new URL(`../../../../tests/support/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" | "));

/** What was proposed for each phrase that names something or of which something was read. */
function propose(file: string, read: (text: string) => Proposal | null, at: number) {
  return readPhrases(file)
    .map((phrase) => {
      const [text = ""] = phrase;
      const found = read(text);
      const isRight = (found?.text ?? "-") === phrase[at];
      return { text, names: phrase[at] !== "-" || found !== null, isRight, isSure: found?.isSure };
    })
    .filter(({ names }) => names);
}

/** The first list shaped the word lists. The second was written when they were done, and no word was added after. */
test.each([
  ["metals", "fact-phrases.txt", proposeMetals, 1, 0.99],
  ["stones", "fact-phrases.txt", proposeStones, 2, 0.97],
  // 275 of 277.
  ["metals", "held-out-phrases.txt", proposeMetals, 1, 0.985],
  // 209 of 230.
  ["stones", "held-out-phrases.txt", proposeStones, 2, 0.9],
] as const)("reads the %s of %s, and is sure of none wrongly", (_, file, read, at, share) => {
  const proposed = propose(file, read, at);
  expect(readPhrases(file).length).toBeGreaterThan(300);
  const surelyWrong = proposed.filter(({ isRight, isSure }) => isSure && !isRight);
  expect(surelyWrong.map(({ text }) => text)).toEqual([]);
  const right = proposed.filter(({ isRight }) => isRight).length;
  expect(right / proposed.length).toBeGreaterThanOrEqual(share);
  // Being sure of nothing would be no help.
  const sure = proposed.filter(({ isSure }) => isSure).length;
  expect(sure / proposed.length).toBeGreaterThan(0.5);
});

test("every phrase stands in one list alone", () => {
  const texts = ["fact-phrases.txt", "held-out-phrases.txt"].flatMap((file) =>
    readPhrases(file).map(([text]) => text),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

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
  expect(proposeFacts({ materials: "hand-engraved", name, description })).toMatchObject({
    metals: { text: "18k white gold", isSure: false },
    stones: { text: "sapphire", isSure: false },
  });
  expect(proposeFacts({ materials: "14k gold; ruby", name, description })).toMatchObject({
    metals: { text: "14k gold", isSure: true },
    stones: { text: "ruby", isSure: true },
  });
  expect(proposeFacts({ materials: "", name: "Bowl", description: "" })).toEqual({
    metals: null,
    stones: null,
    ringSize: null,
    length: null,
    width: null,
    chain: null,
  });
});

test("reads long texts that name no stone", () => {
  expect(proposeStones("round brilliant cut ".repeat(500))).toBeNull();
  expect(proposeMetals("18k yellow ".repeat(500))?.isSure).toBe(true);
});
