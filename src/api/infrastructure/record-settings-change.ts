import { recordChange } from "#domain/infrastructure/changes/record-change.ts";
import type { Shop } from "#domain/shop.ts";

/** Adds a successful change of a part of the settings to the history. @returns what the change returns */
export async function recordSettingsChange<Result>(
  shop: Shop,
  by: string | null,
  part: string,
  change: Promise<Result>,
): Promise<Result> {
  const result = await change;
  await recordChange(shop, by, { kind: "settings", action: "changed", fields: [part] });
  return result;
}
