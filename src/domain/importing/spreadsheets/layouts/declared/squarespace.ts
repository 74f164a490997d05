import type { PlatformLayout } from "./platform-layout.ts";

/** Squarespace's product file. */
export const squarespace: PlatformLayout = {
  key: "squarespace",
  label: "Squarespace",
  sources: ["https://support.squarespace.com/hc/en-us/articles/115000378108"],
  signature: [/^variant id \[non editable\]$/, /^title$/],
  columns: {
    name: [/^title$/],
    sku: [/^sku$/],
    description: [/^description$/],
    price: [/^price$/],
    weight: [/^weight$/],
    stock: [/^stock$/],
    category: [/^categories$/],
    tags: [/^tags$/],
    active: [/^visible$/],
    images: [/^hosted image urls$/],
    address: [/^product url$/],
  },
  categoryLevels: "/",
  derived: [
    {
      field: "salePrice",
      column: "Sale Price",
      of: (cellOf) =>
        /^(?:yes|true|1)$/i.test(cellOf("On Sale") ?? "yes") ? cellOf("Sale Price") : null,
    },
  ],
};
