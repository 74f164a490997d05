/** Rows of details on a piece's page, in their order. */
export const DETAIL_LABELS = {
  sku: "SKU",
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
