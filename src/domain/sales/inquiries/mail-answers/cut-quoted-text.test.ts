import { expect, test } from "vitest";
import { cutQuotedText } from "./cut-quoted-text.ts";

test.each([
  ["a plain text", "Yes, please.\n\nAna", "Yes, please.\n\nAna"],
  [
    "Gmail's quote",
    "Yes!\n\nOn Tue, Nov 24, 2026 at 3:12 PM Fernhill <hello@shop.example> wrote:\n\n> Is it?\n> > Hm",
    "Yes!",
  ],
  ["a quote in lines that end as on old Macs", "Yes!\r\rOn Tue Fernhill wrote:\r> Is it?", "Yes!"],
  [
    "a quote's head over several lines",
    "Yes!\r\n\r\nOn Tue, Nov 24, 2026 at 3:12 PM Fernhill Goldsmith of Staunton\r\n<hello@shop.example>\r\nwrote:\r\n> Is it?",
    "Yes!",
  ],
  [
    "Outlook's head",
    "Yes!\n\n________________________________\nFrom: Fernhill <hello@shop.example>\nSent: Tuesday\nTo: Ana\nSubject: Re: Ring\n\nIs it?",
    "Yes!",
  ],
  [
    "a head without a line above it",
    "Yes!\n\nFrom: Fernhill\nSent: Tuesday\nSubject: x\n\nIs it?",
    "Yes!",
  ],
  [
    "the older Outlook's head",
    "Yes!\n\n-----Original Message-----\nFrom: Fernhill\n\nIs it?",
    "Yes!",
  ],
  ["a quote without a head", "Yes!\n\n> Is it?", "Yes!"],
  ["a signature", "Yes!\n\n-- \nAna Lima\n(540) 555-0100", "Yes!"],
  ["a signature below the quote", "Yes!\n\n> Is it?\n\n-- \nAna", "Yes!"],
  [
    "answers between the quoted lines",
    "On Tuesday Fernhill wrote:\n> Which size?\nSeven.\n> Yellow or white?\nYellow.",
    "On Tuesday Fernhill wrote:\n> Which size?\nSeven.\n> Yellow or white?\nYellow.",
  ],
  [
    "a sentence that begins with On",
    "On Monday I wrote to you.\nHere I am.",
    "On Monday I wrote to you.\nHere I am.",
  ],
  ["a line that begins with From", "From: the heart.\nThank you!", "From: the heart.\nThank you!"],
  ["nothing but a quote", "> Is it?", "> Is it?"],
  ["an empty text", " \n\n", ""],
])("cuts %s", (_what, text, expected) => {
  expect(cutQuotedText(text)).toBe(expected);
});

test.each([
  ["heads that never end", "On ".repeat(200_000) + "\n" + "On x\n".repeat(100_000)],
  ["a quote after every line", `${"Yes\n> a\n".repeat(120_000)}Yes`],
])("reads a megabyte of %s", (_what, text) => {
  expect(cutQuotedText(text)).toBe(text.trim());
});
