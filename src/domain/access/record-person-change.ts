import { recordChange } from "../infrastructure/changes/record-change.ts";
import type { Shop } from "../shop.ts";

/** @param by who changed it: the person, or SERVER_COMMAND; `field` is what the history names */
export const recordPersonChange = (
  shop: Shop,
  by: string,
  username: string,
  field: "password" | "email" | "secondFactorOn" | "secondFactorOff",
): Promise<void> =>
  recordChange(shop, by, { kind: "person", action: "changed", label: username, fields: [field] });
