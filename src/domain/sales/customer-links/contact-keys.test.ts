import { expect, test } from "vitest";
import { toEmailKey, toPhoneKey, toSearchedDigits } from "./contact-keys.ts";

test.each([
  [" Ana.Castillo@Example.com ", "ana.castillo@example.com"],
  ["no-address@customer.invalid", null],
  ["", null],
  [" ", null],
  [null, null],
])("an email address %j is matched by %j", (email, key) => {
  expect(toEmailKey(email)).toBe(key);
});

test.each([
  ["(434) 555-0187", "4345550187"],
  ["+1 434.555.0187", "4345550187"],
  ["+49 89 1234567", "49891234567"],
  ["1-434-555-0187", "4345550187"],
  ["555-0187", "5550187"],
  ["155-0187", "1550187"],
  ["+1 64 21 555 018 77", "1642155501877"],
  ["55-0187", null],
  ["call me", null],
  [null, null],
])("a phone number %j is matched by %j", (phone, key) => {
  expect(toPhoneKey(phone)).toBe(key);
});

test.each([
  ["+1 (434) 555-0187", "4345550187"],
  ["540-0142", "5400142"],
  ["0 14", "014"],
  ["14", null],
  ["14k gold", null],
  ["№ 140 это", null],
  ["140@shop.example", null],
])("%j is searched among phone numbers as %j", (search, digits) => {
  expect(toSearchedDigits(search)).toBe(digits);
});
