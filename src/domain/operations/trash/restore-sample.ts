import { notFound } from "../../errors.ts";
import {
  type SampleContents,
  sampleContentsSchema,
} from "../../infrastructure/trash/sample-contents.ts";
import type { Shop } from "../../shop.ts";
import { restoreCollection } from "./restore-collection.ts";
import { restoreProducts } from "./restore-products.ts";
import { restoreRow } from "./restore-row.ts";
import { restoreSubscriber } from "./restore-subscriber.ts";
import { restoreTag } from "./restore-tag.ts";

/**
 * Brings the removed sample shop back. Settings, pages and sections of the home page that were written since
 * stay as they are.
 * @throws conflict when the name, SKU, slug or address of something has been taken
 */
export async function restoreSample(shop: Shop, id: number): Promise<void> {
  const row = await shop.db
    .deleteFrom("removedSamples")
    .where("id", "=", id)
    .returning("contents")
    .executeTakeFirst();
  if (!row) throw notFound("Sample shop");
  const contents = sampleContentsSchema.parse(row.contents);
  for (const tag of contents.tag) await restoreTag(shop, tag);
  if (contents.product.length > 0) await restoreProducts(shop, contents.product);
  for (const { id, updatedAt } of contents.collection) {
    await restoreCollection(shop, id);
    // It was not edited: the next removal takes it too.
    await shop.db.updateTable("collections").set({ updatedAt }).where("id", "=", id).execute();
  }
  for (const order of contents.order) await restoreRow(shop, "order", order);
  for (const subscriber of contents.subscriber) await restoreSubscriber(shop, subscriber);
  await restoreWords(shop, contents);
}

async function restoreWords({ db }: Shop, contents: SampleContents): Promise<void> {
  for (const { key, value } of contents.settings) {
    await db
      .insertInto("settings")
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  }
  for (const section of contents.heroSections) {
    await db
      .insertInto("heroSections")
      .values(section)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  }
  for (const { slug, content } of contents.pages) {
    await db
      .updateTable("pages")
      .set({ content })
      .where("slug", "=", slug)
      .where("content", "=", "")
      .execute();
  }
}
