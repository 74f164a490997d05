import { expect, test } from "vitest";
import { textToParagraphs } from "./text-to-paragraphs.ts";

test("separates paragraphs at empty lines and escapes their text", () => {
  expect(textToParagraphs("\nWide & flat.\r\nBy hand.\n \n\n<b>Last</b> \n")).toEqual([
    "<p>Wide &amp; flat.<br>By hand.</p>",
    "<p>&lt;b&gt;Last&lt;/b&gt;</p>",
  ]);
  expect(textToParagraphs(" \n\n ")).toEqual([]);
  expect(textToParagraphs("a\n  \t\nb\nc\nd")).toEqual(["<p>a</p>", "<p>b<br>c<br>d</p>"]);
});
