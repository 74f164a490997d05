import type { SourceKind } from "#contract/importing/imports.ts";
import type { Shop } from "../../shop.ts";
import { openWebsiteImport } from "../website/open-website-import.ts";
import { openWoocommerceImport } from "../woocommerce/open-woocommerce-import.ts";
import type { Source } from "../source.ts";

/**
 * Reopens the source of an interrupted import.
 * @param options stored with the import when it started
 */
export type OpenSource = (shop: Shop, options: unknown) => Promise<Source>;
export type Openers = Partial<Record<SourceKind, OpenSource>>;

/**
 * Kinds of sources that can be reopened; an import of any other kind ends when its reading is
 * interrupted.
 */
export const OPENERS: Openers = {
  woocommerce: openWoocommerceImport,
  website: openWebsiteImport,
};
