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

/** The name of a category that stands as its number in Google's taxonomy; others stay as they are. */
export const nameGoogleCategory = (written: string): string => NAMES.get(written) ?? written;

/** The categories of a cell, whose numbers are Google's where the column says so: "google_product_category". */
export const nameGoogleCategories = (column: string | undefined, written: string[]): string[] =>
  /google[ _]product[ _]category$/.test(foldColumnName(column ?? ""))
    ? written.map(nameGoogleCategory)
    : written;
