import type { Shop } from "../../shop.ts";
import { samplePhotoStore } from "./files/sample-photo-store.ts";
import { writeSampleProducts } from "./writing/write-sample-products.ts";
import { writeSampleTags } from "./writing/write-sample-tags.ts";

/** Adds missing sample pieces with their tags, and nothing else. */
export async function addSampleProducts(shop: Shop): Promise<{ message: string; added: number }> {
  await writeSampleTags(shop);
  const added = await writeSampleProducts(shop, samplePhotoStore(shop), { beforeOrders: false });
  return { message: toMessage(added), added };
}

function toMessage(added: number): string {
  if (added === 0) return "All sample products are there already.";
  return added === 1 ? "1 sample product added." : `${added} sample products added.`;
}
