import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { updateSettings } from "../../../infrastructure/settings/update-settings.ts";
import { switchCustomerMail } from "../../customer-mails/switch-customer-mail.ts";
import { answerInquiry } from "../private-page/answer-inquiry.ts";
import { checkInquiries } from "../check-inquiries.ts";
import { recordInquiry } from "../record-inquiry.ts";
import { replyToInquiry } from "../reply-to-inquiry.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

const SHOP = "hello@fernhill-goldsmith.example";

test("mails a copy to the visitor, a notice to the shop, and replies in the same thread", async () => {
  const { shop, sent } = await mailingShop();
  const productIds = [await addPiece(shop, { name: "Opal ring" }), await addPiece(shop)];
  const { id, privateUrl } = await addInquiry(shop, { productIds, ringSize: "6" });
  const secret = String(privateUrl).split("/").at(-1) ?? "";
  await deliverDueMails(shop);
  const [copy, notice] = sent;
  expect(copy).toMatchObject({ to: "ana@example.com", replyTo: SHOP });
  expect(copy?.text).toContain("> Is it still available?");
  expect(copy?.text).toContain(privateUrl);
  expect(notice).toMatchObject({
    to: SHOP,
    replyTo: "ana@example.com",
    subject: "Ana Líma wrote to you: Opal ring and 1 more",
  });
  expect(notice?.text).toContain(`/admin/inquiries/${id}`);
  expect(notice?.text).not.toContain(secret);
  await replyToInquiry(shop, id, { text: "Yes, it is." }, "ada");
  await answerInquiry(shop, secret, "Good!", "203.0.113.7");
  await deliverDueMails(shop);
  expect(sent).toHaveLength(4);
  expect(sent[2]).toMatchObject({
    to: "ana@example.com",
    inReplyTo: copy?.messageId,
    references: [copy?.messageId],
  });
  expect(sent[2]?.text).toContain("Yes, it is.");
  expect(sent[3]).toMatchObject({ to: SHOP });
  expect(sent[3]?.text).toContain("> Good!");
});

test("mails nothing about what is held, nor a copy that is switched off", async () => {
  const { shop, sent } = await mailingShop();
  const { privateUrl } = await addInquiry(shop, { topic: "filled in" });
  await answerInquiry(shop, String(privateUrl).split("/").at(-1) ?? "", "Hello?", "203.0.113.7");
  await deliverDueMails(shop);
  expect(sent).toEqual([]);
  await switchCustomerMail(shop, "received", false, null);
  await addInquiry(shop, { message: "Another" });
  await deliverDueMails(shop);
  expect(sent.map(({ to }) => to)).toEqual([SHOP]);
});

test("confirms a held message once, when it is accepted", async () => {
  const { shop, sent } = await mailingShop();
  const { id, privateUrl } = await addInquiry(shop, { topic: "filled in", message: "A ring?" });
  await checkInquiries(shop, { ids: [id], action: "accept" }, "ada");
  await checkInquiries(shop, { ids: [id], action: "accept" }, "ada");
  await deliverDueMails(shop);
  expect(sent.map(({ to }) => to)).toEqual(["ana@example.com"]);
  expect(sent[0]?.text).toContain("> A ring?");
  expect(sent[0]?.text).toContain(privateUrl);
});

test("tells the shop all that is known of who wrote, and nothing that is not", async () => {
  const { shop, sent } = await mailingShop();
  const productIds = [await addPiece(shop, { name: "Opal ring" })];
  await addInquiry(shop, { productIds, phone: "540 555 0100", ringSize: "6" });
  await addInquiry(shop, { message: "A ring?" });
  await deliverDueMails(shop);
  const [first, second] = sent.filter(({ to }) => to === SHOP);
  expect(first?.text).toContain(
    "Piece: Opal ring\nEmail: ana@example.com\nPhone: 540 555 0100\nRing size: 6\n",
  );
  expect(first?.subject).toBe("Ana Líma wrote to you: Opal ring");
  expect(second?.text).toContain("> A ring?\n\nEmail: ana@example.com\n\nAnswer at your desk: ");
  expect(second?.subject).toBe("Ana Líma wrote to you: Custom work");
});

test("mails to nobody where neither the shop nor the customer has an address", async () => {
  const { shop } = await mailingShop();
  await updateSettings(shop, { email: "" }, null);
  const call = { source: "phone" as const, name: "Bo", phone: "540 555 0100", message: "A ring?" };
  const { id, privateUrl } = await recordInquiry(shop, call);
  await replyToInquiry(shop, id, { text: "Yes" }, "ada");
  await answerInquiry(shop, String(privateUrl).split("/").at(-1) ?? "", "Good!", "203.0.113.7");
  const count = async () =>
    (await shop.db.selectFrom("outgoingMails").select("id").execute()).length;
  expect(await count()).toBe(0);
  await updateSettings(shop, { email: SHOP }, null);
  await answerInquiry(shop, String(privateUrl).split("/").at(-1) ?? "", "Soon?", "203.0.113.7");
  const [notice] = await shop.db.selectFrom("outgoingMails").selectAll().execute();
  expect(notice).toMatchObject({ recipient: SHOP, replyTo: null, kind: "notice" });
});
