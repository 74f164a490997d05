import type { CellOf, DeclaredLayout } from "./declared-layout.ts";

const places = [1, 2, 3, 4, 5, 6];

/** The options of a variation; its name when it has none. */
function listOptions(cellOf: CellOf) {
  const options = places.flatMap((place) => {
    const name = cellOf(`Option Name ${place}`);
    const value = cellOf(`Option Value ${place}`);
    return name && value ? [{ name, value }] : [];
  });
  const variation = cellOf("Variation Name");
  return options.length > 0 || !variation ? options : [{ name: "Variation", value: variation }];
}

/** Square's item library; a row for each variation, with stock by location. */
export const square: DeclaredLayout = {
  key: "square",
  label: "Square",
  sources: [
    "https://squareup.com/help/us/en/article/5153-import-items-online",
    "https://squareup.com/help/us/en/article/5966-item-library-and-unit-cost-management",
  ],
  signature: [/^token$/, /^item name$/, /^variation name$/],
  columns: {
    name: [/^item name$/],
    sku: [/^sku$/],
    description: [/^description$/],
    price: [/^price$/],
    cost: [/^default unit cost$/],
    salePrice: [/^online sale price$/],
    stock: [/^current quantity /],
    category: [[/^reporting category$/, /^categories$/, /^category$/]],
    weight: [/^weight \(/],
    active: [/^square online item visibility$/],
  },
  isHidden: (cellOf) => /^(?:y|yes|true)$/i.test(cellOf("Archived") ?? ""),
  variants: {
    isOf: (cellOf, first) =>
      cellOf("Item Name") === first("Item Name") &&
      cellOf("Description") === first("Description") &&
      cellOf("Variation Name") !== null,
    isVariant: () => true,
    listOptions,
  },
};
