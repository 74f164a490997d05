import { expect, test } from "vitest";
import { describeNext } from "./describe-next.ts";

const piece = {
  productId: 1,
  name: "Ring",
  picture: null,
  price: "129.00",
  availability: "reserved" as const,
  reservedUntil: "2026-11-29T04:59:59.000Z",
  isReservedHere: false,
  isListed: true,
};
const zone = "America/New_York";

test("says who writes next, and until when a piece is reserved", () => {
  const asked = { isClosed: false, isAnswered: false, pieces: [piece] };
  expect(describeNext(asked, zone)).toContain("I answer within a day.");
  expect(describeNext({ ...asked, isAnswered: true }, zone)).toContain("Write back below");
  expect(describeNext({ ...asked, isClosed: true }, zone)).toContain("open it again");
  const until = "2026-11-29T04:59:59.000Z";
  expect(describeNext(asked, zone, { state: "sent", validUntil: until })).toBe(
    "Your quote is here. You can accept it until November\u00A028,\u00A02026, or ask me a question below.",
  );
  expect(describeNext(asked, zone, { state: "accepted", validUntil: until })).toContain(
    "You accepted the quote.",
  );
  const reserved = { ...asked, isAnswered: true, pieces: [{ ...piece, isReservedHere: true }] };
  expect(describeNext(reserved, zone)).toBe(
    "The Ring is reserved for you until November\u00A028,\u00A02026. Write here if you would like to have it.",
  );
});
