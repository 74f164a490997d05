import { describe, expect, it } from "vitest";
import type { InquiryEvent, InquiryMessage, InquiryPiece } from "#contract/sales/inquiries.ts";
import { describeLatest, describeSource } from "./describe-inquiry.ts";
import { fillInReply } from "./conversation/reply-tools.tsx";

const when = { timeZone: "America/New_York", now: new Date("2026-11-22T15:00:00.000Z") };
const message: InquiryMessage = {
  id: 1,
  kind: "customer",
  text: "That sounds\n\nperfect.",
  photos: [],
  event: null,
  by: null,
  mailedFrom: null,
  at: "2026-11-22T14:41:00.000Z",
};
const event = (change: Partial<InquiryEvent>): InquiryMessage => ({
  ...message,
  kind: "event",
  event: {
    type: "reserved",
    productId: 1,
    title: "Sapphire Solitaire",
    until: "2026-12-01T04:59:59.000Z",
    quoteId: null,
    orderId: null,
    total: null,
    ...change,
  },
});

const said = (change: Partial<InquiryEvent>) => describeLatest(event(change), when);

describe("describeLatest", () => {
  it("is one line of text, with You before one's own", () => {
    expect(describeLatest(message, when)).toBe("That sounds perfect.");
    expect(describeLatest({ ...message, kind: "reply" }, when)).toBe("You: That sounds perfect.");
    expect(describeLatest({ ...message, text: "" }, when)).toBe("A photo");
    expect(describeLatest(null, when)).toBe("");
  });

  it("says what happened", () => {
    expect(said({})).toBe("Sapphire Solitaire reserved until November\u00A030");
    expect(said({ type: "released" })).toBe("Sapphire Solitaire released");
    expect(said({ type: "quote-sent", total: "1874.34" })).toBe(
      "Quote ready, $1,874.34. Valid until November\u00A030.",
    );
    expect(said({ type: "quote-accepted", total: "1874.34" })).toBe("Quote accepted, $1,874.34");
    expect(said({ type: "quote-expired" })).toBe("Quote expired");
    expect(said({ type: "order-recorded", orderId: 14 })).toBe("Order 14 recorded");
  });
});

describe("fillInReply", () => {
  const text = "Hi {name}, the {piece} ({price}) is {availability}.";
  const now = { timeZone: when.timeZone, now: when.now.toISOString() };

  it("fills in the first name and the facts of the piece", () => {
    const piece: InquiryPiece = {
      productId: 1,
      name: "Sapphire Solitaire",
      picture: null,
      price: "2180.00",
      availability: "available",
      reservedFor: null,
      reservedUntil: null,
      isReservedHere: false,
    };
    expect(fillInReply(text, { name: "Ana Castillo" }, piece, now)).toBe(
      "Hi Ana, the Sapphire Solitaire ($2,180.00) is available.",
    );
    const reservedUntil = "2026-12-01T04:59:59.000Z";
    const reserved = { ...piece, availability: "reserved" as const, reservedUntil };
    expect(fillInReply(text, { name: "Ana Castillo" }, reserved, now)).toBe(
      "Hi Ana, the Sapphire Solitaire ($2,180.00) is reserved until November\u00A030.",
    );
  });

  it("leaves out what is not known", () => {
    expect(
      fillInReply("Hi {name}, about the {piece}: {size}", { name: "Ana" }, undefined, now),
    ).toBe("Hi Ana, about the : {size}");
  });
});

it("says where an inquiry came from", () => {
  expect(describeSource("form", "Labradorite Teardrop")).toContain("Labradorite Teardrop");
  expect(describeSource("form", "Band").replaceAll(/[\u2068\u2069]/g, "")).toBe(
    "Asked on the Band’s page",
  );
  expect(describeSource("form", undefined)).toBe("Asked on your shop’s pages");
  expect(describeSource("phone", "Band")).toBe("By phone");
});
