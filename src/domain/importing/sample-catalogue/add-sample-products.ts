import type { Shop } from "../../shop.ts";
import { takeInPhotographs } from "./sample-photo-store.ts";
import { writeSampleProducts } from "./write-sample-products.ts";
import { writeSampleTags } from "./write-sample-tags.ts";

/** Adds the sample pieces that are not there, with the tags they carry and nothing else. */
export async function addSampleProducts(shop: Shop): Promise<{ message: string; added: number }> {
  await writeSampleTags(shop);
  const added = await writeSampleProducts(shop, takeInPhotographs(shop), { beforeOrders: false });
  return { message: says(added), added };
}

function says(added: number): string {
  if (added === 0) return "All sample products are there already.";
  return added === 1 ? "1 sample product added." : `${added} sample products added.`;
}
