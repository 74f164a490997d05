import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { detectDelimiter, DELIMITERS } from "./detect-delimiter.ts";

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** Texts that contain the characters used as delimiters. */
const cell = fc
  .string({ unit: fc.constantFrom(...'abc éß \n,;|\t"0123456789.'.split("")) })
  .map((text) => text.trim());
const table = fc.integer({ min: 2, max: 8 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 30,
  }),
);

test("detects the delimiter whatever the cells contain", () => {
  fc.assert(
    fc.property(table, fc.constantFrom(...DELIMITERS), (rows, separator) => {
      const header = rows[0]?.map((_, index) => `Column ${index}`).join(separator);
      const body = rows.map((row) => row.map(quoted).join(separator));
      expect(detectDelimiter([header, ...body].join("\r\n"))).toBe(separator);
    }),
    { numRuns: 300 },
  );
});

test("is not misled by commas in unquoted text", () => {
  const text = "Name;Price;Materials\nEmber, the ring;12,50;gold, ruby, enamel\nAsh;8;silver";
  expect(detectDelimiter(text)).toBe(";");
  expect(detectDelimiter("Name\nEmber\nAsh")).toBe(",");
  expect(detectDelimiter("")).toBe(",");
});

test("decodes the encodings spreadsheets write", () => {
  const words = "Zoë’s Ring – Größe 54, 18 kt – für Éloïse, 120 € ";
  const text = words.repeat(20);
  expect(decodeText(Buffer.from(text))).toEqual({ text, encoding: "utf-8" });
  expect(decodeText(Buffer.from(`\uFEFF${text}`))).toEqual({ text, encoding: "utf-8" });
  expect(decodeText(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual({
    text,
    encoding: "utf-16le",
  });
  expect(decodeText(Buffer.from(text, "utf16le")).text).toBe(text);
  expect(decodeText(Buffer.from(`\uFEFF${text}`, "utf16le").swap16()).text).toBe(text);
  const western = Buffer.from(
    words.replace("€", "\u0080").replace("’", "\u0092").replaceAll("–", "\u0096"),
    "latin1",
  );
  expect(decodeText(western)).toEqual({ text: words, encoding: "windows-1252" });
});

test("decodes any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      expect(typeof decodeText(bytes).text).toBe("string");
    }),
  );
});
