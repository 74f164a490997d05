import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { answerInquiry } from "../inquiries/private-page/answer-inquiry.ts";
import { replyToInquiry } from "../inquiries/reply-to-inquiry.ts";
import { acceptQuote } from "../quotes/customer-page/accept-quote.ts";
import { joinWaitingList } from "../waiting-list/join-waiting-list.ts";
import { waitingUrl } from "../waiting-list/waiting-secret.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

const from = "203.0.113.7";

const outbox = async ({ db }: TestShop): Promise<string> =>
  JSON.stringify(await db.selectFrom("outgoingMails").selectAll().execute());

test("stores no secret of a private page with any mail, and sends all of them", async () => {
  const { shop, sent } = await mailingShop();
  const productId = await addPiece(shop, { name: "Opal ring" });
  const { id, privateUrl } = await addInquiry(shop, { productIds: [productId] });
  await replyToInquiry(shop, id, { text: "Yes, it is." }, "ada");
  const inquiry = String(privateUrl).split("/").at(-1) ?? "";
  await answerInquiry(shop, inquiry, `I cannot open ${privateUrl}`, from);
  const quote = secretOf(await sendNewQuote(shop, id, [{ productId }]));
  await acceptQuote(shop, quote, { delivery: "pickup" }, from);
  const soldId = await addPiece(shop, { availability: "sold" });
  await joinWaitingList(
    shop,
    newWaiterSchema.parse({ productId: soldId, email: "bo@example.com" }),
  );
  const { id: waiter } = await shop.db
    .selectFrom("waitingList")
    .select("id")
    .executeTakeFirstOrThrow();
  const waiting = waitingUrl(shop, waiter).split("/").at(-1) ?? "";

  const expectNone = async () => {
    const stored = await outbox(shop);
    for (const secret of [inquiry, quote, waiting]) expect(stored).not.toContain(secret);
  };
  await expectNone();
  shop.clock.advance({ minutes: 2 });
  await deliverDueMails(shop);
  await expectNone();
  const links = sent.flatMap(({ to, text, html }) =>
    [inquiry, quote, waiting]
      .filter((secret) => text.includes(secret) && html.includes(secret))
      .map((secret) => [to, secret]),
  );
  expect(links).toEqual([
    ["ana@example.com", inquiry],
    ["ana@example.com", inquiry],
    [expect.stringContaining("@fernhill"), inquiry],
    ["ana@example.com", quote],
    ["ana@example.com", quote],
    ["bo@example.com", waiting],
  ]);
});
