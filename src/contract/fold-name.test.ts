import { describe, expect, test } from "vitest";
import { compareNames, foldName, toSortKey } from "./fold-name.ts";

describe("foldName", () => {
  test.each([
    ["Émail", "émail"],
    ["E\u0301MAIL", "émail"],
    ["ΣΟΦΟΣ", "σοφος"],
    ["ЗОЛОТО", "золото"],
    ["金", "金"],
    ["İ", "i\u0307"],
    // Letters that look different stay different.
    ["①", "①"],
    ["Straße", "straße"],
  ])("folds %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test("is the same for every letter however it is composed, and for what is folded already", () => {
    for (let code = 0xa0; code < 0x30_00; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldName(letter);
      expect(foldName(letter.normalize("NFD"))).toBe(folded);
      expect(foldName(letter.normalize("NFC"))).toBe(folded);
      expect(foldName(folded)).toBe(folded);
    }
  });

  test("ends a run of marks, which would take the square of its length", () => {
    const marks = "\u0301\u0327".repeat(15);
    expect(foldName(`e${marks}`)).not.toContain("\u034f");
    expect(foldName(`e${marks}${marks}`).split("\u034f")).toHaveLength(2);
  });
});

describe("toSortKey", () => {
  test("leaves out accents and case, and none of the vowels of other scripts", () => {
    expect(["Élan", "E\u0301lan", "ÅNGSTRÖM", "Łódź", "Œuvre", "Ørsted"].map(toSortKey)).toEqual([
      "elan",
      "elan",
      "angstrom",
      "lodz",
      "oeuvre",
      "orsted",
    ]);
    expect(toSortKey("कि")).not.toBe(toSortKey("का"));
  });

  test("is no longer than an index holds, although one letter can stand for many", () => {
    expect(toSortKey("\ufdfa".repeat(255))).toHaveLength(255);
  });
});

test("sorts names without accents", () => {
  const names = ["Zinc", "Éclat", "Eden", "élan", "Fern", "E\u0301tui", "ebony"];
  expect(names.toSorted(compareNames)).toEqual([
    "ebony",
    "Éclat",
    "Eden",
    "élan",
    "E\u0301tui",
    "Fern",
    "Zinc",
  ]);
});
