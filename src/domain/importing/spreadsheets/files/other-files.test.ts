import { expect, test } from "vitest";
import { decompressRows } from "../tables/decompress-rows.ts";
import { readSpreadsheetFile } from "./read-spreadsheet-file.ts";

async function read(file: string | Buffer, sheets: string[] | null = null) {
  const found = await readSpreadsheetFile(Buffer.from(file), sheets);
  const [table] = found.tables;
  const rows = [];
  for await (const row of decompressRows(table?.compressedRows ?? new Uint8Array())) rows.push(row);
  return {
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ number }) => number),
    notes: table?.notes,
    sheets: found.sheets,
  };
}

const jsonNote = "It is a JSON file: row 2 is its first entry, row 3 the next, and so on.";

test("reads a list of JSON, with what is nested in it", async () => {
  const items = [
    {
      name: "Ember",
      price: 12.5,
      isListed: true,
      weight: { value: 4, unit: "g" },
      tags: ["gold", "hot"],
      categories: [{ id: 7, name: "Rings" }],
      images: [{ src: "https://a.example/1,2.jpg" }, { src: "https://a.example/3.jpg" }],
      attributes: [{ name: "Metal", options: ["Gold", "Silver"] }],
      odd: [{ a: 1 }],
    },
    "no piece",
    { name: "Ash", price: "7", size: null, tags: [] },
  ];
  const table = [
    [
      "name",
      "price",
      "isListed",
      "weight value",
      "weight unit",
      "tags",
      "categories",
      "images",
      "Metal",
      "odd",
      "size",
    ],
    [
      "Ember",
      12.5,
      true,
      4,
      "g",
      "gold, hot",
      "Rings",
      "https://a.example/1,2.jpg\nhttps://a.example/3.jpg",
      "Gold, Silver",
      '{"a":1}',
    ],
    ["Ash", "7"],
  ];
  expect(await read(JSON.stringify(items))).toMatchObject({ rows: table, notes: [jsonNote] });
  const nested = { generated: "2026", data: { count: 2, items, ids: [] } };
  expect((await read(`\uFEFF${JSON.stringify(nested, null, 2)}`)).rows).toEqual(table);
  const lines = `\n${JSON.stringify(items[0])}\r\n\n${JSON.stringify(items[2])}\n`;
  expect((await read(Buffer.from(lines, "utf16le"))).rows).toEqual(table);
  expect((await read('{"name": "Ember", "price": 3}')).rows).toEqual([
    ["name", "price"],
    ["Ember", 3],
  ]);
});

test("reads the minor units of WooCommerce’s Store API as amounts", async () => {
  const items = [
    {
      name: "Ember",
      prices: { price: "1105", sale_price: "", currency_code: "USD", currency_minor_unit: 2 },
    },
  ];
  expect((await read(JSON.stringify(items))).rows[1]).toEqual(["Ember", 11.05, "", "USD", 2]);
});

test("refuses JSON that is damaged, empty or nested too deeply", async () => {
  await expect(read('[{"name": "Ember"}, {"na')).rejects.toThrow(
    "This JSON file is incomplete or damaged. Export it again and choose the new copy.",
  );
  await expect(read('{"name": "Ember"}\n{"name": \n')).rejects.toThrow("line 2 cannot be read");
  await expect(read("[]")).rejects.toThrow("This file is empty");
  await expect(read('{"products": []}')).rejects.toThrow("This file is empty");
  await expect(read(`[{"a":${"[".repeat(100_000)}`)).rejects.toThrow("is incomplete or damaged");
  const many = JSON.stringify(Array.from({ length: 50_001 }, () => ({ name: "Ember" })));
  await expect(read(many)).rejects.toThrow("more than 50,000 rows");
  expect((await read("[Name];Price\nEmber;3\n")).rows[0]).toEqual(["[Name]", "Price"]);
});

test("reads the largest table of a web page that is called .xls", async () => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
    <meta http-equiv=Content-Type content="text/html; charset=windows-1252"></head><body>
    <table><tr><td>Menu</td><td><table border=1>
      <tr><td colspan=2><b>Name</b></td><td>Price<td>Photo
      <tr><td rowspan=2>Ring
        f\u00FCr Zo\u00EB</td><td>a</td><td>1.250,00&nbsp;&euro;</td><td><img src="https://a.example/1.jpg"></td></tr>
      <tr><td>b<br>c</td><td>007</td></tr>
    </table></td></tr><tr><td>A</td><td>B</td></tr></table></body></html>`;
  expect(await read(Buffer.from(html, "latin1"))).toMatchObject({
    rows: [
      ["Name", null, "Price", "Photo"],
      ["Ring für Zoë", "a", "1.250,00 €", "https://a.example/1.jpg"],
      ["Ring für Zoë", "b\nc", "007"],
    ],
    notes: ["Cells that are merged over several rows were read as if each row had them."],
  });
  const two = `${html}<table><tr><td>A<td>1<tr><td>B<td>2</table>`;
  expect((await read(two)).notes?.[0]).toBe("Only the largest of its 2 tables was read.");
  await expect(read(`<table>${"<tr><td>a<td>b".repeat(50_002)}`)).rejects.toThrow("50,000 rows");
  await expect(read("<div>".repeat(100_000))).rejects.toThrow("no table of pieces is in it");
});

test("reads a workbook of Excel 2003’s XML", async () => {
  const xml = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles><Style ss:ID="s21"><NumberFormat ss:Format="#,##0.00\\ &quot;€&quot;"/></Style></Styles>
    <Worksheet ss:Name="Notes"><Table/><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
    <Worksheet ss:Name="Rings &amp; Co"><Table ss:ExpandedColumnCount="5">
      <Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">Price</Data></Cell></Row>
      <Row ss:Index="4" ss:Hidden="1"><Cell ss:MergeDown="1"><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>Em</B>ber</ss:Data>
        <Comment><ss:Data>Mine</ss:Data></Comment></Cell>
        <Cell ss:MergeAcross="1" ss:StyleID="s21"><Data ss:Type="Number">12.5</Data></Cell>
        <Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="DateTime">2026-11-20T00:00:00.000</Data></Cell></Row>
      <Row><Cell ss:Index="2" ss:StyleID="s21" ss:Formula="=R[-1]C*2"><Data ss:Type="Number">25</Data></Cell>
        <Cell ss:Formula="=1/0"><Data ss:Type="Error">#DIV/0!</Data></Cell><Cell ss:Formula="=A1"/></Row>
    </Table></Worksheet></Workbook>`;
  expect(await read(xml)).toEqual({
    sheets: [
      { name: "Notes", isHidden: true },
      { name: "Rings & Co", isHidden: false },
    ],
    numbers: [1, 4, 5],
    rows: [
      ["Name", null, "Price"],
      [
        "Ember",
        { amount: 12.5, currency: "EUR" },
        null,
        true,
        { date: "2026-11-20T00:00:00.000Z" },
      ],
      ["Ember", { amount: 25, currency: "EUR" }, null, { formula: "D5" }],
    ],
    notes: [
      "Only the sheet “Rings & Co” was read; the file has 1 more.",
      "2 cells are calculated by a formula (B5, C5): what they last showed was taken.",
      "1 cell is calculated by a formula (D5), but the file doesn’t hold the result. Open it in a spreadsheet program, save it and choose it again; otherwise the pieces wait for review.",
      "1 cell shows an error of the spreadsheet and was read as empty.",
      "Cells that are merged over several rows were read as if each row had them.",
      "Row 4 is hidden in the file and was read as well.",
    ],
  });
  await expect(read(xml.slice(0, -200))).rejects.toThrow("This file is damaged");
});
