import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { fill, WORST_LETTERS } from "#tests/support/worst-letters.ts";
import { listProducts } from "../../../catalogue/products/list-products.ts";
import { recordReturnedMail } from "../../../infrastructure/mail/outbox/record-returned-mail.ts";
import { MAX_MAIL_BYTES } from "../../../infrastructure/mail/mailbox/open-mailbox.ts";
import { parseAnswer, readHead } from "./read-in-mail-worker.ts";
import { parseMailAnswer } from "./parse-mail-answer.ts";

// What takes quadratic time takes many minutes.
vi.setConfig({ testTimeout: 240_000 });

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const TOO_LONG = "DomainError: The mail takes too long to read.";
const LETTERS = Object.entries(WORST_LETTERS);

/** What the work gives, and how often visitors could read the list of pieces meanwhile. */
async function besideVisitors<Result>(shop: TestShop, work: Promise<Result>) {
  let visits = 0;
  const progress = { isDone: false };
  const result = work.finally(() => {
    progress.isDone = true;
  });
  while (!progress.isDone) {
    await listProducts(shop, { viewer: "visitor", query: {} });
    visits += 1;
    // Visiting without a pause would take the processor from the work.
    await setTimeout(20);
  }
  return { result: await result, visits };
}

const FIELDS = ["Message-ID", "In-Reply-To", "References", "From", "Subject", "Content-Type"];

test.each(LETTERS)("reads the head of a mail of nothing but %s", async (_, letter) => {
  const shop = await testShop();
  for (const field of FIELDS) {
    const head = Buffer.from(`${field}: <a@b> "a${fill(letter, 63 * KILOBYTE)}`);
    const { result, visits } = await besideVisitors(shop, readHead(head));
    expect(result).toMatchObject({ isDeliveryReport: false });
    expect(visits).toBeGreaterThan(0);
  }
});

/** Whatever its type says, all of a mail is split into lines; 1 MB of its text is read. */
const TYPES = [
  ["text/plain", MAX_MAIL_BYTES],
  ["text/html", 3 * MEGABYTE],
  ["multipart/mixed; boundary=b", 3 * MEGABYTE],
] as const;

test.each(LETTERS)("reads an answer of 30 MB of nothing but %s", async (_, letter) => {
  const shop = await testShop();
  for (const [type, most] of TYPES) {
    const head = `Content-Type: ${type}\r\n\r\n--b\r\n`;
    const mail = Buffer.from(head + fill(letter, most - head.length));
    // One that is malformed, or takes too long, stays in the mailbox.
    const read = parseAnswer(mail).then(({ photos }) => photos, String);
    const { result, visits } = await besideVisitors(shop, read);
    expect([[], "Error: Max header size for a MIME node exceeded", TOO_LONG]).toContainEqual(
      result,
    );
    expect(visits).toBeGreaterThan(0);
  }
});

test.each(["blockquote", "ul><li", "ol><li", "div", "h1"])(
  "reads an answer of 600 kB within nested <%s>",
  async (tag) => {
    const depth = 190 / tag.split("><").length;
    const open = `<${tag}>`.repeat(depth);
    const close = tag
      .split("><")
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
      .repeat(depth);
    const html = `<p>Yes.</p>${open}${fill("<br>x", 600_000)}${close}`;
    const mail = Buffer.from(`Content-Type: text/html\r\n\r\n${html}`);
    const { text } = await parseMailAnswer(mail);
    expect(text).toMatch(/^Yes\./);
  },
);

test.each(LETTERS)("reads a delivery report of 1 MB of nothing but %s", async (_, letter) => {
  const { shop } = await mailingShop();
  for (const field of ["Diagnostic-Code:", "Status:", "Action:", "References:", "Message-ID: <"]) {
    const report = `Action: failed\n${field}${fill(letter, MEGABYTE)}`;
    expect(await recordReturnedMail(shop, Buffer.from(report))).toBe(0);
  }
});
