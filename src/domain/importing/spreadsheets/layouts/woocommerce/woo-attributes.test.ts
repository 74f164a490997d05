import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";

const attribute = (index: number) =>
  `Attribute ${index} name,Attribute ${index} value(s),Attribute ${index} visible,Attribute ${index} global`;
const header = `ID,Type,SKU,Name,Published,Description,In stock?,Regular price,Parent,${[1, 2, 3, 4].map(attribute).join(",")}`;

test("puts attributes without a field into the text, and says where", async () => {
  const csv = [
    header,
    '1,simple,B,Band,1,Plain.,1,80,,pa_finish,"Matte, Brushed",1,1,Metal,Gold,1,0,Dimensions,6 × 2 mm,1,0,Hallmark,750 &amp; maker,1,0',
    "2,simple,P,Pin,1,Finish: Matte,1,40,,Finish,Matte,1,0,Finish,,,,,,,,,",
    "3,simple,A,Ash,1,,1,40,,Custom design,Yes,1,0,,,,,,,,,,,",
  ].join("\n");
  const { pieces } = await readCsvPieces(csv);
  expect(pieces["2"]).toMatchObject({
    description: "Plain.\n\nfinish: Matte, Brushed",
    hallmark: "750 & maker",
    materials: "Gold",
    dimensions: "6 × 2 mm",
    notes: ["finish: listed in its description."],
  });
  expect(pieces["3"]).toMatchObject({ description: "Finish: Matte" });
  expect(pieces["4"]).toMatchObject({ isCustomDesign: true });
  expect(pieces["4"]).not.toHaveProperty("description");
  expect(pieces["4"]).not.toHaveProperty("notes");
});

test("lists an option of variations once, with the values that they have", async () => {
  const csv = [
    header,
    '1,variable,B,Band,1,,1,,,Size,"5, 6, 7",1,1,Finish,Matte,1,0,,,,,,,,',
    "2,variation,B-6,Band,1,,1,80,B,Size,6,,1,,,,,,,,,,,,",
    "3,variation,B-7,Band,1,,1,90,B,Size,7,,1,,,,,,,,,,,,",
    '4,variable,C,Alone,1,,1,,,Size,"5, 6",1,1,,,,,,,,,,,,',
  ].join("\n");
  const { pieces } = await readCsvPieces(csv);
  expect(pieces["2"]).toMatchObject({ description: "Size: 6, 7\n\nFinish: Matte" });
  expect(pieces["5"]).toMatchObject({
    description: "Size: 5, 6",
    notes: ["Size: listed in its description."],
  });
});
