import type { CellOf, DeclaredLayout } from "./declared-layout.ts";

const PLACES = ["one", "two", "three"];

const listOptions = (cellOf: CellOf) =>
  PLACES.flatMap((place) => {
    const name = cellOf(`variant_option_${place}_name`);
    const value = cellOf(`variant_option_${place}_value`);
    return name && value ? [{ name, value }] : [];
  });

/** Lightspeed Retail's X-Series, once Vend; a row for each variant, with stock by outlet. */
export const lightspeed: DeclaredLayout = {
  key: "lightspeed",
  label: "Lightspeed",
  sources: ["https://support.vendhq.com/hc/en-us/articles/4650130313487"],
  signature: [/^handle$/, /^name$/, /^variant option one name$/, /^retail price$/],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [/^description$/],
    price: [/^retail price$/],
    cost: [/^supply price$/],
    stock: [/^inventory /],
    category: [[/^product category$/, /^type$/]],
    tags: [/^tags$/],
    weight: [/^weight$/],
    weightUnit: [/^weight unit$/],
    active: [/^active$/],
  },
  categoryLevels: "/",
  hasStock: (cellOf) => cellOf("track_inventory") !== "0",
  variants: {
    isOf: (cellOf, first) =>
      cellOf("handle") === first("handle") && cellOf("variant_option_one_value") !== null,
    isVariant: () => true,
    listOptions,
  },
};

/** "Size: 6, Metal: Gold", or one value without a name. */
const listTitleOptions = (cellOf: CellOf, language: string) =>
  (cellOf(`${language}_Variant`) ?? "").split(",").flatMap((option) => {
    const [name = "", value] = option.split(":").map((part) => part.trim());
    if (name === "" || /^default$/i.test(name)) return [];
    return [value ? { name, value } : { name: "Variant", value: name }];
  });

/** The languages of a store, by the prefixes of its columns. */
const LANGUAGES = ["US", "EN", "NL", "DE", "FR", "ES", "IT", "PT", "DA", "SV", "NO", "FI", "PL"];

/** Lightspeed eCom's C-Series; a row for each variant of a product's ID. */
export const lightspeedEcom: DeclaredLayout = {
  key: "lightspeed",
  label: "Lightspeed",
  sources: ["https://help.dmws.nl/en/articles/5980513-column-headings-in-product-export"],
  signature: [/^internal id$/, /^internal variant id$/, /^[a-z]{2} title short$/],
  columns: {
    name: [/^[a-z]{2} title short$/],
    sku: [[/^sku$/, /^article code$/]],
    description: [[/^[a-z]{2} description long$/, /^[a-z]{2} description short$/]],
    price: [/^price$/],
    formerPrice: [/^price old$/],
    cost: [/^price cost$/],
    stock: [/^stock level$/],
    category: [/^(?:[a-z]{2} )?categor(?:y|ies)(?: \d)?$/],
    tags: [/^(?:[a-z]{2} )?tags$/],
    weight: [/^weight$/],
    active: [/^visible$/],
    images: [/^images$/],
  },
  hasStock: (cellOf) => !/^(?:n|no|0|false)$/i.test(cellOf("Stock_Track") ?? ""),
  variants: {
    isOf: (cellOf, first) => cellOf("Internal_ID") === first("Internal_ID"),
    isVariant: () => true,
    listOptions: (cellOf) =>
      LANGUAGES.map((each) => listTitleOptions(cellOf, each)).find((all) => all.length > 0) ?? [],
  },
};
