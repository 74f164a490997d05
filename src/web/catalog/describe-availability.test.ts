import { expect, test } from "vitest";
import { describeAvailability } from "./describe-availability.ts";

const piece = {
  availability: "available",
  isActive: true,
  reservedUntil: null,
  leadTime: null,
} as const;
const when = { timeZone: "America/New_York", now: "2026-11-20T15:00:00.000Z" };

test("every state has its mark and its word", () => {
  expect(describeAvailability(piece)).toEqual({ kind: "available", words: "Available" });
  expect(describeAvailability({ ...piece, availability: "sold" })).toEqual({
    kind: "sold",
    words: "Sold",
  });
  expect(describeAvailability({ ...piece, isActive: false })).toEqual({
    kind: "hidden",
    words: "Hidden",
  });
});

test("made to order says how long it takes, when that is known", () => {
  const made = { ...piece, availability: "made_to_order" } as const;
  expect(describeAvailability(made).words).toBe("Made to order");
  expect(describeAvailability({ ...made, leadTime: "4 weeks" }).words).toBe(
    "Made to order, 4 weeks",
  );
});

test("a reservation says until when, where there is room for it", () => {
  const reserved = {
    ...piece,
    availability: "reserved",
    reservedUntil: "2026-11-29T04:59:00.000Z",
  } as const;
  expect(describeAvailability(reserved).words).toBe("Reserved");
  expect(describeAvailability(reserved, when).words).toBe("Reserved until November 28");
  expect(describeAvailability({ ...reserved, reservedUntil: null }, when).words).toBe("Reserved");
});
