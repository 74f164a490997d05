import { foldColumnName } from "../tables/header.ts";

/**
 * What a goldsmith's categories are called by their numbers in Google's product taxonomy
 * (google.com/basepages/producttype/taxonomy-with-ids.en-US.txt).
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    166: "Apparel & Accessories",
    175: "Keychains",
    180: "Tie Clips",
    188: "Jewelry",
    189: "Anklets",
    190: "Body Jewelry",
    191: "Bracelets",
    192: "Charms & Pendants",
    193: "Cufflinks",
    194: "Earrings",
    196: "Necklaces",
    197: "Brooches & Lapel Pins",
    200: "Rings",
    201: "Watches",
    3913: "Belt Buckles",
    5122: "Watch Accessories",
    5123: "Watch Bands",
    5914: "Tiaras",
    6463: "Jewelry Sets",
  }),
);

/** "google_product_category", "Google Shopping / Google Product Category" */
export const isGoogleCategory = (column = ""): boolean =>
  /google[ _]product[ _]category$/.test(foldColumnName(column));

/** The name of a category that stands as its number in Google's taxonomy; others stay as they are. */
export const nameGoogleCategory = (written: string): string => NAMES.get(written) ?? written;
