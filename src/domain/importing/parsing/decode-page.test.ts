import { expect, test } from "vitest";
import { decodePage } from "./decode-page.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

test.each<[string, Uint8Array, string | null]>([
  ["a byte order mark", Buffer.from("\uFEFFété"), "text/html; charset=iso-8859-1"],
  ["one of UTF-16", Buffer.from("\uFEFFété", "utf16le"), null],
  ["one of UTF-16 in the other order", utf16be("\uFEFFété"), null],
  ["its header", latin("été"), "text/html; charset=ISO-8859-1"],
  ["its header in quotation marks", latin("été"), 'text/html;charset = "windows-1252"'],
  ["nothing, as UTF-8", Buffer.from("été"), null],
  ["an unknown name, as UTF-8", Buffer.from("été"), "text/html; charset=klingon"],
])("decodes a page by %s", (_, bytes, contentType) => {
  expect(decodePage(bytes, contentType)).toBe("été");
});

test.each([
  '<meta charset="windows-1252">',
  "<META http-equiv=content-type content='text/html; charset=iso-8859-1'>",
  '<?xml version="1.0" encoding="iso-8859-1"?>',
])("decodes a page by what it declares: %s", (declaration) => {
  expect(decodePage(latin(`${declaration}été`), "text/html")).toBe(`${declaration}été`);
});

/** A page of UTF-8 that declares another encoding after so many bytes. */
const declared = (before: number) => Buffer.from(`${" ".repeat(before)}<meta charset=iso-8859-1>é`);

test("looks for a declaration at the beginning only", () => {
  expect(decodePage(declared(4000), null)).toMatch(/Ã©$/);
  expect(decodePage(declared(4096), null)).toMatch(/>é$/);
});

test("guesses the encoding of bytes that are not UTF-8", () => {
  expect(decodePage(latin("Une bague d'été, forgée à l'atelier près de la forêt."), null)).toBe(
    "Une bague d'été, forgée à l'atelier près de la forêt.",
  );
});
