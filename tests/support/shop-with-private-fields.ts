import { expect } from "vitest";
import { updateProduct } from "#domain/catalogue/products/update-product.ts";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { fillWithCustomer, IDA, NAME } from "./customer-everywhere.ts";
import { mailingShop } from "./mailing-shop.ts";
import { postCollection } from "./post-collection.ts";
import { postProduct } from "./post-product.ts";
import { postTag } from "./post-tag.ts";
import { type TestApp, testApp } from "./test-app.ts";

/** Marks what visitors do not see, and whoever is signed in does. */
export const HIDDEN = "Nightjar";
const TAX_RATE = "29.871";

/** Finds what people with full access alone see: a customer's words, and how the shop is run. */
export const PRIVATE = new RegExp(`${NAME}|${TAX_RATE.replace(".", "\\.")}`, "i");

/**
 * A shop whose private fields are marked, with a piece that is reserved for a customer and one that is hidden,
 * and the ids that paths may name.
 */
export async function shopWithPrivateFields() {
  const app = await testApp();
  const { shop, admin } = app;
  shop.mail = (await mailingShop()).shop.mail;
  await fillWithCustomer(shop);
  await updateSettings(
    shop,
    {
      showStreet: false,
      addressLine: `1 ${NAME} Lane`,
      postalCode: NAME,
      ownDomain: `${NAME}.example`.toLowerCase(),
      savedReplies: [{ title: NAME, text: NAME }],
      taxRate: TAX_RATE,
    },
    "ada",
  );
  const reserved = await postProduct(app, {
    name: "Signet",
    availability: "reserved",
    reservedFor: IDA.name,
    pricing: { loss: "1", stones: "1", findings: "1", hours: "1", rate: "1", supplier: NAME },
  });
  const hidden = await postProduct(app, { name: HIDDEN, isActive: false });
  const tag = await postTag(app, "gold");
  const pieces = { productIds: [reserved.id, hidden.id], tagIds: [tag.id] };
  const story = await postCollection(app, "story", pieces);
  await admin.put(`/blog-posts/${story.id}`, { body: { title: "Story" } });
  await postCollection(app, HIDDEN.toLowerCase(), { isPublished: false });
  const category = await admin.post("/categories", { body: { name: HIDDEN, hidden: true } });
  expect(category.status).toBe(201);
  // The version that a browser holds in which it was opened before.
  await updateProduct(shop, reserved.id, { price: 100 }, "ada");
  return { ...app, reserved, hidden, tag, story } satisfies TestApp & Record<string, unknown>;
}
