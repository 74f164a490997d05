/**
 * The sentences of the import from WooCommerce. "Importing..." and "Failed to import WooCommerce
 * products" are literal.
 */
export const MESSAGES = {
  title: "WooCommerce",
  lede: "All products with their photos, categories, and old addresses. Safe to repeat: it updates, never duplicates. Create the keys in WooCommerce under Settings, Advanced, REST API.",
  keys: {
    before: "Keys you type here are used once and not saved. To save them, connect the shop under ",
    platforms: "Platforms",
    after: ".",
  },
  connected: (url: string) => `${url} is connected. Leave the fields blank to use it.`,
  fields: {
    storeUrl: "Store address",
    consumerKey: "Consumer key",
    consumerSecret: "Consumer secret",
  },
  weight: {
    label: "Weight unit",
    help: "Your WooCommerce shop doesn’t say which unit it uses.",
    choose: "Choose a unit",
    units: { g: "Grams", kg: "Kilograms", lbs: "Pounds", oz: "Ounces" },
  },
  import: "Import",
  importing: "Importing...",
  fromWoocommerce: " from WooCommerce",
  preview: "Preview",
  previewing: "Checking…",
  failed: "Failed to import WooCommerce products",
} as const;
