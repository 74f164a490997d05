/** Rows of details on a piece's page, in their order. */
export const DETAIL_LABELS = {
  sku: "SKU",
  metals: "Metal",
  stones: "Stones",
  materials: "Materials",
  ringSize: "Ring size",
  weight: "Weight",
  dimensions: "Dimensions",
  length: "Length",
  width: "Width",
  chain: "Chain",
  hallmark: "Hallmark",
  edition: "Edition",
} as const;

/** Within the row of the ring size, and by themselves in structured data and feeds. */
export const RESIZING_LABELS = {
  ringSizeFrom: "Resizable down to",
  ringSizeTo: "Resizable up to",
} as const;
