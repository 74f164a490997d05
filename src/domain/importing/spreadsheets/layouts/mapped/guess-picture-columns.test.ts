import { expect, test } from "vitest";
import { guessFields } from "./guess-fields.ts";
import { guessPictureColumns } from "./guess-picture-columns.ts";

const guess = (columns: Record<string, string[]>) => {
  const names = Object.keys(columns);
  return guessPictureColumns(names, guessFields(names), Object.values(columns));
};

test("takes addresses of pictures for pictures, whatever stands above them", () => {
  const addresses = ["https://a.example/1.jpg", "https://a.example/2.png?v=3"];
  expect(guess({ Naziv: ["Ember"], Slika: ["klikni"], "Column 3": addresses })).toEqual([
    "name",
    "images",
    "images",
  ]);
  expect(guess({ Name: ["Ember"], Page: ["https://a.example/ember"] })).toEqual(["name", null]);
});

test("takes no number of pictures for pictures", () => {
  expect(guess({ Name: ["Ember"], Photos: ["20", "5"] })).toEqual(["name", null]);
  expect(guess({ Name: ["Ember"], Photos: ["1001.jpg"] })).toEqual(["name", "images"]);
});

test("takes names under a heading that mentions pictures, where no other column has them", () => {
  expect(guess({ Titolo: ["Ember"], "Images Name": ["ember"] })).toEqual(["name", "images"]);
  expect(guess({ Titolo: ["Ember"], "Current Image URL": ["https://a.example/x"] })).toEqual([
    "name",
    "images",
  ]);
  expect(guess({ Titolo: ["Ember"], Photo: ["ember.jpg"], "Old image note": ["blurred"] })).toEqual(
    ["name", "images", null],
  );
});
