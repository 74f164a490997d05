import fc from "fast-check";
import { expect, test } from "vitest";
import { highlightWords } from "./highlight-words.ts";

test.each([
  ["Knotted Pearl Strand", ["pearl"], ["Knotted ", "Pearl", " Strand"]],
  ["Freshwater pearls", ["pear"], ["Freshwater ", "pearls", ""]],
  ["Hammered bands", ["hammering", "band"], ["", "Hammered", " ", "bands", ""]],
  ["Pavé ring", ["pave"], ["", "Pavé", " ring"]],
  ["14 kt gold", ["14k"], ["", "14 kt", " gold"]],
  ["A 14k-gold band", ["gold"], ["A 14k-", "gold", " band"]],
  ["Grandmother’s ring", ["grandmothers"], ["", "Grandmother’s", " ring"]],
  ["Earring", ["ring"], ["Earring"]],
  ["<b>gold</b>", ["gold"], ["<b>", "gold", "</b>"]],
  ["Nothing of it", [], ["Nothing of it"]],
  ["金の指輪", ["指輪", "輪"], ["金の", "指輪", ""]],
  ["K18ガーネットのリング", ["リン", "ンク", "ク"], ["K18ガーネットの", "リング", ""]],
])("splits %j by %j into %j", (text, words, parts) => {
  expect(highlightWords(text, words)).toEqual(parts);
});

test("splits any text without loss", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string()), (text, words) => {
      expect(highlightWords(text, words).join("")).toBe(text);
    }),
  );
});
