import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "./tokenize.ts";

test.each(["14k", "14 k", "14kt", "14 kt", "14-KT", "14 Karat", "14-karat", "14 carat", "14K"])(
  "normalizes the karats %s",
  (text) => {
    expect(tokenize(`a ${text} ring`)).toEqual(["a", "14k", "ring"]);
  },
);

test("leaves numbers that are no fineness as they are", () => {
  expect(tokenize("0.12 ct in all")).toEqual(["0", "12", "ct", "in", "all"]);
  expect(tokenize("5 kinds")).toEqual(["5", "kinds"]);
  expect(tokenize("2 kg")).toEqual(["2", "kg"]);
});

test("ignores accents, case, punctuation and apostrophes", () => {
  expect(tokenize("Émaillé Æther’s “Straße”—Fernhill™")).toEqual([
    "emaille",
    "aethers",
    "strasse",
    "fernhill",
  ]);
});

test("splits scripts without blanks into pairs of letters, each of which begins a word", () => {
  expect(tokenize("金の指輪")).toEqual(["金の", "の指", "指輪", "輪"]);
  expect(tokenize("K18ﾘﾝｸﾞ ring")).toEqual(["k18", "リン", "ンク", "ク", "ring"]);
  expect(tokenize("결혼반지")).toEqual(["결혼", "혼반", "반지", "지"]);
  expect(tokenize("แหวนทอง")[0]).toBe("แห");
});

test("returns only letters and digits for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const word of tokenize(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,64}$/u);
    }),
  );
});
