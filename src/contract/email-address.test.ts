import { expect, test } from "vitest";
import { isEmailAddress, toEmailAddress } from "./email-address.ts";

test.each([
  "mike&sue@example.com",
  "o'brien@example.com",
  "ada+ring@example.com",
  "a/b=c?d^e_f`g{h|i}j~k!l#m$n%o*p-q@example.com",
  "first.last.@example.com",
  ".ada@example.com",
  "ada..lovelace@example.com",
  "ada@localhost",
  "ada@a-b.example",
  "1@2.example",
  "ADA@EXAMPLE.COM",
])("accepts %j as it is", (address) => {
  expect(toEmailAddress(address)).toBe(address);
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ["ada@münchen.example", "ada@xn--mnchen-3ya.example"],
  ["ada@МОСКВА.example", "ada@xn--80adxhks.example"],
  ["ada@日本語。example", "ada@xn--wgv71a119e.example"],
  ["  ada@example.com\t\r\n", "ada@example.com"],
  ["\u200Bada@example.com\uFEFF", "ada@example.com"],
  ["\u202Aada@example.com\u202C", "ada@example.com"],
  ["\u2068ada\u00AD@exam\u200Bple.com\u2069", "ada@example.com"],
  ["\u00A0ada@example.com\u200D\u3000", "ada@example.com"],
  ["ada@نامه\u200Cای.example", "ada@xn--mgba3gch31f060k.example"],
])("reads %j as %s", (typed, address) => {
  expect(toEmailAddress(typed)).toBe(address);
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  "",
  "ada",
  "@example.com",
  "ada@",
  "ada@@example.com",
  "ada lovelace@example.com",
  "ada@example com",
  "ada@-example.com",
  "ada@example-.com",
  "ada@example..com",
  "ada@example.com.",
  "ada@münchen.example/path",
  "ada@münchen.example:80",
  "ada@münchen example",
  "jürgen@example.com",
  "ada@[127.0.0.1]",
  '"ada"@example.com',
  "<ada@example.com>",
  "ada@example.com, sue@example.com",
  "ada@example.com\nsue@example.com",
  `${"a".repeat(244)}@example.com`,
])("refuses %j", (typed) => {
  expect(isEmailAddress(toEmailAddress(typed))).toBe(false);
});
