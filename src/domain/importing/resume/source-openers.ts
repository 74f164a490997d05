import type { SourceKind } from "#contract/imports.ts";
import type { Shop } from "../../shop.ts";
import { openWebsiteImport } from "../website/open-website-import.ts";
import { openWoocommerceImport } from "../woocommerce/open-woocommerce-import.ts";
import type { Source } from "../source.ts";

/**
 * Opens a source again, for a run that was cut off.
 * @param options what was kept with the run, as its reader gave it
 */
export type OpenSource = (shop: Shop, options: unknown) => Promise<Source>;
export type Openers = Partial<Record<SourceKind, OpenSource>>;

/** Who opens which kind of source again; without a line a run that was cut off while reading ends there. */
export const OPENERS: Openers = {
  woocommerce: openWoocommerceImport,
  website: openWebsiteImport,
};
