/**
 * The sentences of the import of a spreadsheet. "Choose file", "Apply import" and "Importing..." are
 * literal.
 */
export const MESSAGES = {
  title: "Import",
  lede: "Import pieces from a spreadsheet (.xlsx, .xls, .ods, .csv) or a product feed (.xml): your own export, a file from Shopify, WooCommerce, Etsy, Wix, Squarespace, PrestaShop, Magento, BigCommerce, Square, Amazon, Google Merchant, or Meta, or any table with headings. Your own export also brings its tags, collections, orders, and subscribers. You see every change before it’s made.",
  file: "Spreadsheet",
  choose: "Choose file",
  reading: "Reading…",
  apply: "Apply import",
  applying: "Importing...",
  cancel: "Cancel",
  format: "Format:",
  updateFirst: "Update the preview before you apply the import.",
  nothingNew: "Your shop already has everything in this file. There’s nothing to import.",
  imported: "Spreadsheet imported",
  paused: "Import paused",
  stopped: "Import stopped",
  failed: "Couldn’t import the spreadsheet",
} as const;
