import { expect, test } from "vitest";
import { readMailHead } from "./read-mail-head.ts";

const read = (...lines: string[]) => readMailHead(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`));

test("reads whom a mail is from, its number and its subject", async () => {
  const head = await read(
    "Message-ID: <a@b.example>",
    "From: Ana <ANA@Example.com>",
    "Subject: =?utf-8?Q?Re=3A_a_ring?=",
  );
  expect(head).toEqual({
    messageId: "<a@b.example>",
    answers: [],
    from: "ana@example.com",
    subject: "Re: a ring",
    isAutomatic: false,
    isDeliveryReport: false,
  });
});

test("leaves empty what is missing or malformed", async () => {
  const empty = { messageId: "", answers: [], from: "", subject: "", isAutomatic: false };
  expect(await read("X-Other: 1")).toMatchObject(empty);
  expect(await read("References: <<<", "From: nobody")).toMatchObject(empty);
  expect(await readMailHead(Buffer.alloc(0))).toMatchObject(empty);
});

test("lists what a mail answers, the nearest first and each once", async () => {
  const { answers } = await read(
    "In-Reply-To: <c@x>",
    "References: <a@x>\r\n <b@x> <c@x>",
    "From: a@b.example",
  );
  expect(answers).toEqual(["<c@x>", "<b@x>", "<a@x>"]);
  expect((await read("References: <a@x>")).answers).toEqual(["<a@x>"]);
});

const ofLength = (length: number) => `<${"x".repeat(length - 2)}>`;

test("takes fifty numbers of a long thread, and none that is longer than the shop's", async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `<${at}@x>`);
  const { answers } = await read(`References: ${ids.join("\r\n ")}`);
  expect(answers).toEqual(ids.toReversed().slice(0, 50));
  const long = await read(`References: ${ofLength(256)} ${ofLength(255)}`);
  expect(long.answers).toEqual([ofLength(255)]);
});

test.each([
  ["Auto-Submitted: auto-replied", true],
  ["auto-submitted: Auto-Generated", true],
  ["Auto-Submitted: no", false],
  ["Auto-Submitted: notified", true],
  ["Precedence: bulk", true],
  ["Precedence: list", true],
  ["Precedence: auto_reply", true],
  ["Precedence: first-class", false],
  ["List-Id: <news.example>", true],
  ["List-Unsubscribe: <https://news.example>", true],
  ["X-Autoreply: yes", true],
  ["Return-Path: <>", true],
  ["Return-Path: <ana@example.com>", false],
  ["X-Precedence: bulk", false],
  ["Subject: List-Id: mine", false],
])("takes a mail with %j for a program's: %s", async (line, isAutomatic) => {
  expect(await read("From: ana@example.com", line)).toMatchObject({ isAutomatic });
});

test.each([
  ['Content-Type: multipart/report; report-type=delivery-status; boundary="b"', true],
  ['Content-Type: multipart/report; boundary="b";\r\n\treport-type=delivery-status', true],
  ["Content-Type: multipart/report; report-type=disposition-notification", false],
  ["Content-Type: multipart/report\r\nSubject: delivery-status", false],
  ["Content-Type: multipart/mixed; report-type=delivery-status", false],
])("takes a mail with %j for a delivery report: %s", async (line, isDeliveryReport) => {
  expect(await read("From: mailer@mail.example", line)).toMatchObject({ isDeliveryReport });
});
