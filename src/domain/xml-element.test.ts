import { expect, test } from "vitest";
import { XML_DECLARATION, xmlElement } from "./xml-element.ts";

test("wraps an escaped text, and leaves out the element without one", () => {
  expect(xmlElement("title", "Gold & <silver>")).toBe("<title>Gold &amp; &lt;silver&gt;</title>");
  for (const none of ["", null, undefined]) expect(xmlElement("title", none)).toBe("");
  expect(XML_DECLARATION).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
});
