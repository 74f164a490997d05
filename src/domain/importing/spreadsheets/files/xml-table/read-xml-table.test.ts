import { expect, test } from "vitest";
import { decompressRows } from "../../tables/decompress-rows.ts";
import { readSpreadsheetFile } from "../read-spreadsheet-file.ts";

async function read(xml: string) {
  const { tables } = await readSpreadsheetFile(Buffer.from(xml));
  const rows = [];
  for await (const { cells } of decompressRows(tables[0]?.compressedRows ?? new Uint8Array()))
    rows.push(cells);
  return rows;
}

const note = "It is an XML file: row 2 is its first entry, row 3 the next, and so on.";

test("reads a catalog of Yandex Market with all pictures, parameters and attributes", async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE yml_catalog SYSTEM "shops.dtd">
    <yml_catalog date="2026-11-20 12:00"><shop><name>Atelier</name>
      <currencies><currency id="RUB" rate="1"/></currencies>
      <categories><category id="7">Кольца</category><category id="8" parentId="7">Печатки</category></categories>
      <offers>
        <offer id="12" available="true"><name>Кольцо &quot;Уголь&quot;</name><price>1200</price>
          <picture>https://a.example/1.jpg</picture><picture>https://a.example/2.jpg</picture>
          <param name="Металл">золото</param><param name="Размер" unit="RU">17</param>
        </offer>
        <offer id="13" available="false"><name>Зола</name><price>900</price></offer>
      </offers></shop></yml_catalog>`;
  expect(await read(xml)).toEqual([
    ["id", "available", "name", "price", "picture", "Металл", "Размер"],
    [
      "12",
      "true",
      'Кольцо "Уголь"',
      "1200",
      "https://a.example/1.jpg\nhttps://a.example/2.jpg",
      "золото",
      "17",
    ],
    ["13", "false", "Зола", "900"],
  ]);
});

test("reads a list whose elements are called like a property of every object", async () => {
  const xml = `<constructor><Piece><Name>Ember</Name></Piece><Piece><Name>Ash</Name></Piece></constructor>`;
  expect(await read(xml)).toEqual([["Name"], ["Ember"], ["Ash"]]);
});

test("reads the repeated elements of any list, lists of pictures within them too", async () => {
  const xml = `<Stock><Piece no="1"><Name>Ember</Name><Size><Width>3</Width></Size>
      <Images><Image>a.jpg</Image><Image>b.jpg</Image></Images></Piece>
    <Piece no="2"><Name>Ash</Name></Piece></Stock>`;
  expect(await read(xml)).toEqual([
    ["no", "Name", "Images"],
    ["1", "Ember", "a.jpg\nb.jpg"],
    ["2", "Ash"],
  ]);
  const { tables } = await readSpreadsheetFile(Buffer.from(xml));
  expect(tables[0]?.notes).toEqual([note]);
  const one = xml.replace(/<Piece no="2">.*<\/Piece>/, "");
  expect(await read(one)).toEqual([
    ["no", "Name", "Images"],
    ["1", "Ember", "a.jpg\nb.jpg"],
  ]);
});

test("says what an XML file is that has no list of products", async () => {
  await expect(read('<?xml version="1.0"?><settings><a>1</a><b>2</b></settings>')).rejects.toThrow(
    "There are no products in this XML file",
  );
  await expect(read("<!DOCTYPE html><html><body>Hello</body></html>")).rejects.toThrow(
    "This file is a web page",
  );
});

test("reads a table of text whose first heading stands in angle brackets", async () => {
  expect(await read("<Name>;Price\nEmber;120\nAsh;80\n")).toEqual([
    ["<Name>", "Price"],
    ["Ember", "120"],
    ["Ash", "80"],
  ]);
});
