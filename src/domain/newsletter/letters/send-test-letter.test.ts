import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { sendTestLetter } from "./send-test-letter.ts";

const letter = { subject: "New at the bench", body: "Three rings." };

test("sends the whole letter with a message id of its own", async () => {
  const { shop, sent } = await mailingShop();
  const { id } = await addCollection(shop, "Gold");
  await sendTestLetter(shop, { ...letter, collectionId: id });
  shop.clock.advance({ seconds: 1 });
  await sendTestLetter(shop, letter);
  expect(sent[0]?.text).toContain("Three rings.");
  expect(sent[0]?.text).toContain("/collections/gold");
  expect(sent[1]?.text).not.toContain("/collections/");
  expect(sent[0]?.messageId).not.toBe(sent[1]?.messageId);
});

test("shows a draft as it will look", async () => {
  const { shop, sent } = await mailingShop();
  const { id } = await addCollection(shop, "Gold", { isPublished: false });
  await sendTestLetter(shop, { ...letter, collectionId: id });
  expect(sent[0]?.text).toContain("/collections/gold");
});

test("reports why the mail server refused it", async () => {
  const { shop } = await mailingShop(() => new Error("550 no such user"));
  await expect(sendTestLetter(shop, letter)).rejects.toMatchObject({
    code: "bad-gateway",
    message: "The mail server did not take it: 550 no such user",
    cause: new Error("550 no such user"),
  });
});
