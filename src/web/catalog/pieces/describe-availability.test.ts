import { expect, test } from "vitest";
import { describeAvailability } from "./describe-availability.ts";

const piece = {
  availability: "available",
  isActive: true,
  reservedUntil: null,
  leadTime: null,
} as const;
const when = { timeZone: "America/New_York", now: "2026-11-20T15:00:00.000Z" };

test("labels every state", () => {
  expect(describeAvailability(piece)).toEqual({ kind: "available", text: "Available" });
  expect(describeAvailability({ ...piece, availability: "sold" })).toEqual({
    kind: "sold",
    text: "Sold",
  });
  expect(describeAvailability({ ...piece, isActive: false })).toEqual({
    kind: "hidden",
    text: "Hidden",
  });
});

test("adds the lead time of a made-to-order piece when it is known", () => {
  const made = { ...piece, availability: "made_to_order" } as const;
  expect(describeAvailability(made).text).toBe("Made to order");
  expect(describeAvailability({ ...made, leadTime: "4 weeks" }).text).toBe(
    "Made to order, 4 weeks",
  );
});

test("adds the end of a reservation when given the current time", () => {
  const reserved = {
    ...piece,
    availability: "reserved",
    reservedUntil: "2026-11-29T04:59:00.000Z",
  } as const;
  expect(describeAvailability(reserved).text).toBe("Reserved");
  expect(describeAvailability(reserved, when).text).toBe("Reserved until November\u00A028");
  expect(describeAvailability({ ...reserved, reservedUntil: null }, when).text).toBe("Reserved");
});
