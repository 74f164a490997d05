import { expect, test } from "vitest";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { describeMail } from "./describe-mail.ts";

const now = new Date("2026-11-20T15:00:00.000Z");

const describe = (change: Partial<OutgoingMail>) =>
  describeMail(
    {
      id: 1,
      about: { kind: "order", id: 12 },
      kind: "shipped",
      messageId: "<1@shop.example>",
      to: "ana@example.com",
      subject: "Order 12",
      state: "waiting",
      tries: 0,
      dueAt: "2026-11-20T15:01:00.000Z",
      failure: null,
      createdAt: "2026-11-20T15:00:00.000Z",
      sentAt: null,
      ...change,
    },
    now,
    (instant) => instant.slice(11, 16),
  );

test.each<[Partial<OutgoingMail>, string]>([
  [{}, "Shipping email goes out at 15:01"],
  [{ dueAt: now.toISOString() }, "Sending the shipping email…"],
  [{ tries: 1 }, "Sending the shipping email…"],
  [
    { tries: 1, failure: "It is busy." },
    "Shipping email isn’t sent yet: It is busy. Next try 15:01.",
  ],
  [{ state: "sent", sentAt: "2026-11-20T15:02:00.000Z" }, "Shipping email sent 15:02"],
  [
    { state: "failed", failure: "No such address." },
    "Shipping email couldn’t be sent: No such address.",
  ],
  [{ kind: null, state: "sent", sentAt: "2026-11-20T15:02:00.000Z" }, "Email sent 15:02"],
])("describes %j", (change, sentence) => {
  expect(describe(change)).toBe(sentence);
});
