import { expect, test } from "vitest";
import { byId } from "#tests/support/import-spreadsheet.ts";
import { createImportChoices } from "../../choices/import-choices.ts";
import { readPictures } from "./read-pictures.ts";

const urlsIn = (cell: string, folder?: string) =>
  readPictures([cell], createImportChoices(folder ? { pictureFolder: folder } : {})).map(
    ({ url }) => url,
  );

const A = "https://a.example/1.jpg";
const B = "https://a.example/img?id=2,3&w=4";

test.each([", ", ",", ";", " | ", "|", " ", "\n", "\r\n", " ; "])(
  "splits addresses separated by %j",
  (separator) => {
    expect(urlsIn([A, B, A].join(separator))).toEqual([A, B]);
  },
);

test("reads JSON lists, addresses without a scheme and names with spaces", () => {
  expect(urlsIn(JSON.stringify([A, B]))).toEqual([A, B]);
  expect(urlsIn("//cdn.example/a.png;https://a.example/my ring.jpg")).toEqual([
    "https://cdn.example/a.png",
    "https://a.example/my ring.jpg",
  ]);
});

test("puts Wix's media address before its bare file names", () => {
  const name = `8bb438_${"0a".repeat(16)}~mv2.jpg`;
  expect(urlsIn(`${name};${name.replace("8bb", "9cc")}`)).toEqual([
    `https://static.wixstatic.com/media/${name}`,
    `https://static.wixstatic.com/media/${name.replace("8bb", "9cc")}`,
  ]);
  const bare = `8bb438_${"0a".repeat(16)}`;
  expect(urlsIn(`${bare}~mv2;${bare}`)).toEqual([
    `https://static.wixstatic.com/media/${bare}~mv2`,
    `https://static.wixstatic.com/media/${bare}`,
  ]);
});

test("reads the addresses of attachments of Airtable and Notion, and Notion's paths", () => {
  expect(urlsIn(`Ring, front (1).jpg (${A}),IMG 2.heic (${B})`)).toEqual([A, B]);
  const choices = createImportChoices({ pictureFiles: { "zoé 1.jpg": "/media/a.jpg" } });
  expect(readPictures(["Rings%201a2b/zo%C3%A9%201.jpg, 100%.jpg"], choices)).toEqual([
    { url: "/media/a.jpg", alt: "" },
  ]);
  expect(byId(choices.questions()).pictureFiles?.names).toEqual(["100%.jpg"]);
});

test("asks where bare file names are, and puts the answer before them", () => {
  const choices = createImportChoices();
  expect(readPictures(["/m/b/ring-1.jpg,/m/b/ring-2.jpg"], choices)).toEqual([]);
  expect(readPictures(["pin.png", "no picture"], choices)).toEqual([]);
  const names = ["/m/b/ring-1.jpg", "/m/b/ring-2.jpg", "pin.png"];
  expect(byId(choices.questions())).toMatchObject({
    pictureFiles: { help: expect.stringMatching(/^2 pieces have only/), names, found: 0 },
    pictureFolder: { about: names, answer: null },
  });
  expect(
    urlsIn("/m/b/ring 1.jpg, IMG 2.png", "https://shop.example/media/catalog/product/"),
  ).toEqual([
    "https://shop.example/media/catalog/product/m/b/ring%201.jpg",
    "https://shop.example/media/catalog/product/IMG%202.png",
  ]);
});

test("takes descriptions from labels of the same number and from WebToffee's parts", () => {
  const choices = createImportChoices();
  expect(readPictures([`${A},${B}`], choices, ["Front", "Back"])).toEqual([
    { url: A, alt: "Front" },
    { url: B, alt: "Back" },
  ]);
  expect(readPictures([`${A},${B}`], choices, ["Front"])).toMatchObject([{ alt: "" }, { alt: "" }]);
  const webtoffee = `${A} ! alt : A ring ! title : one ! desc :  ! caption :  | ${B} ! alt : `;
  expect(readPictures([webtoffee], choices)).toEqual([
    { url: A, alt: "A ring" },
    { url: B, alt: "" },
  ]);
});

test("takes a photo that was uploaded beside the file by its name, in whatever folder", () => {
  const [front, back] = ["a", "b"].map((digit) => `/media/${digit.repeat(64)}.jpg`) as [
    string,
    string,
  ];
  const choices = createImportChoices({
    pictureFiles: { "Ember 1.JPG": front, "zoe\u0301.png": back },
  });
  expect(
    readPictures([String.raw`C:\photos\ember 1.jpg`, "/m/b/zo\u00E9.PNG", "pin.png"], choices),
  ).toEqual([
    { url: front, alt: "" },
    { url: back, alt: "" },
  ]);
  expect(byId(choices.questions()).pictureFiles).toMatchObject({
    help: expect.stringMatching(/^1 piece has only/),
    names: ["pin.png"],
    found: 2,
  });
});
