import { expect, test } from "vitest";
import { startInquiry } from "./inquiry-start.ts";

const ring = { name: "Sapphire Solitaire", price: "2180.00", availability: "available" as const };

test("begins with the piece and its price, or what to make instead", () => {
  expect(startInquiry([ring])).toBe(
    "Hi, I’m interested in the Sapphire Solitaire ($2,180.00). Is it still available?",
  );
  expect(startInquiry([{ ...ring, availability: "sold" }])).toBe(
    "Hi, I like the Sapphire Solitaire. Could you make a similar one?",
  );
  expect(startInquiry([{ ...ring, availability: "made_to_order" }])).toBe(
    "Hi, I’m interested in the Sapphire Solitaire ($2,180.00). Could you make one for me?",
  );
  expect(startInquiry([{ ...ring, availability: "reserved" }])).toBe(
    "Hi, I’m interested in the Sapphire Solitaire ($2,180.00). If it becomes available, I’d like to know.",
  );
  expect(startInquiry([])).toBe("Hi, I’d like to have something made. ");
});

test("names several pieces with their prices, and counts them where that takes too long", () => {
  const band = { ...ring, name: "Hammered Gold Band", price: "890.00" };
  expect(startInquiry([ring, band])).toBe(
    "Hi, I’m interested in the Sapphire Solitaire ($2,180.00) and the Hammered Gold Band ($890.00). Can you tell me more about them?",
  );
  expect(startInquiry([ring, band, ring])).toContain(
    "the Sapphire Solitaire ($2,180.00), the Hammered Gold Band ($890.00), and the Sapphire",
  );
  const long = { ...ring, name: "x".repeat(500) };
  expect(startInquiry([long, long, long])).toBe("Hi, I have a question about these 3 pieces. ");
});
