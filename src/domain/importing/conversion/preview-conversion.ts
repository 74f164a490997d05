import type { Conversion } from "#contract/importing/conversion.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { findTags } from "./find-tags.ts";
import { listUnconverted } from "./list-unconverted.ts";
import { planConversion, describePlan } from "./plan-conversion.ts";

/** What a conversion would create now; writes nothing. */
export async function previewConversion(shop: Shop): Promise<Conversion> {
  const pieces = await listUnconverted(shop);
  const planned = planConversion(pieces, await getSettings(shop));
  const { missing } = await findTags(
    shop,
    planned.flatMap(({ tags }) => tags),
  );
  const newTags = missing.map(({ name }) => name);
  return { ...describePlan(planned, newTags), syncLogId: null };
}
