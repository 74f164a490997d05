import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAX_SENTENCE, readSentence } from "./read-sentence.ts";

const FIELDS = ["name", "price", "metals", "stones", "weight", "ringSize"] as const;

type Miss = { sentence: string; field: string; read: string; isSure: boolean };

/** The facts of a file's sentences that are read otherwise than they were meant. */
function listMisses(file: string): Miss[] {
  const lines = readFileSync(`tests/sentences/${file}.txt`, "utf8").split("\n");
  return lines
    .filter((line) => line.includes("|") && !line.startsWith("#"))
    .flatMap((line) => {
      const [sentence = "", ...meant] = line.split("|").map((cell) => cell.trim());
      const { facts } = readSentence(sentence, true);
      return FIELDS.flatMap((field, at) => {
        const { text = "", isSure = false } = facts[field] ?? {};
        const isRight = asMeant(field, text) === (meant[at] ?? "").toLowerCase();
        return isRight ? [] : [{ sentence, field, read: text, isSure }];
      });
    });
}

/** As the files have it: 95, 6.25. */
function asMeant(field: string, text: string): string {
  if (field === "price" && text) return String(Number(text));
  const size = text.replace("¼", ".25").replace("½", ".5").replace("¾", ".75");
  return (field === "ringSize" ? size : text).toLowerCase();
}

const countWrong = (misses: Miss[]) => new Set(misses.map(({ sentence }) => sentence)).size;

test.each([
  ["first-hundred", 100],
  ["next-two-hundred", 200],
  ["final-hundred", 100],
])("reads 95 of 100 dictated sentences of %s, and nothing wrong surely", (file, count) => {
  const misses = listMisses(file);
  expect(countWrong(misses)).toBeLessThanOrEqual(count * 0.05);
  expect(misses.filter(({ isSure }) => isSure)).toEqual([]);
});

const read = (sentence: string, isNew = true) => {
  const { facts, text, parts } = readSentence(sentence, isNew);
  const unread = parts.filter(({ isRead }) => !isRead).map(({ from, to }) => text.slice(from, to));
  const sure = Object.fromEntries(
    Object.entries(facts).map(([field, fact]) => [
      field,
      fact.isSure ? fact.text : `${fact.text}?`,
    ]),
  );
  return { ...sure, unread };
};

test("marks the words that it does not understand, and those alone", () => {
  const sentence = "Braid ring, sterling, nine grams, rhodium, ninety-five dollars";
  const { text, parts } = readSentence(sentence, true);
  expect(parts.map(({ from, to, isRead }) => [text.slice(from, to), isRead])).toEqual([
    ["Braid ring", true],
    ["sterling", true],
    ["nine grams", true],
    ["rhodium", false],
    ["ninety-five dollars", true],
  ]);
});

test.each([
  ["now 120, sold", { price: "120.00", availability: "sold", stock: "0", unread: [] }],
  ["sold for 90", { price: "90.00", availability: "sold", stock: "0", unread: [] }],
  ["call it Evening Star", { name: "Evening Star", unread: [] }],
  ["3 in stock, size 7", { stock: "3", ringSize: "7", unread: [] }],
  ["made to order, 4 weeks", { availability: "made_to_order", leadTime: "4 weeks", unread: [] }],
  [
    "on hold for Ann until friday",
    { availability: "reserved", reservedFor: "Ann?", unread: ["until friday"] },
  ],
  ["hidden", { isActive: "false", unread: [] }],
  ["not available", { unread: ["not available"] }],
  ["lovely thing", { unread: ["lovely thing"] }],
])("reads what changes about a piece: %j", (sentence, facts) => {
  expect(read(sentence, false)).toEqual(facts);
});

test.each([
  ["under 200", { unread: ["under 200"] }],
  ["1 2 3 4 5 6 7 8 9", { unread: ["1 2 3 4 5 6 7 8 9"] }],
  ["95", { price: "95.00?", unread: [] }],
  ["14k", { metals: "14k gold", unread: [] }],
  ["14 k", { metals: "14k gold", unread: [] }],
  ["band 585 9 grams", { name: "Band", metals: "14k gold?", weight: "9", unread: [] }],
  ["ring ½ g", { name: "Ring", weight: "0.5", unread: [] }],
  ["cafe\u0301 ring, 9 g", { name: "Café ring", weight: "9", unread: [] }],
  ["кольцо 9 г", { name: "Кольцо?", weight: "9", unread: [] }],
  ["指輪 ９g", { name: "指輪?", weight: "9", unread: [] }],
  [
    "ring sterling gold plated",
    { name: "Ring?", metals: "sterling silver?", unread: ["gold plated"] },
  ],
  ["", { unread: [] }],
])("reads %j without guessing silently", (sentence, facts) => {
  expect(read(sentence)).toEqual(facts);
});

test("takes markup for words", () => {
  const { name, price } = read("<script>alert(1)</script> ring, $95") as Record<string, unknown>;
  expect(String(name)).not.toContain("<");
  expect(price).toBe("95.00");
});

test("reads no more than 2,000 characters, and no part of a sentence twice", () => {
  for (const word of ["95 dollars ", "size 6 ", "diamond ", "sterling nine grams ", "(", "е́"]) {
    const { text, parts } = readSentence(word.repeat(3000), true);
    expect(text.length).toBeLessThanOrEqual(MAX_SENTENCE);
    const places = parts.flatMap(({ from, to }) => [from, to]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
