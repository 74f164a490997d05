import type { Product } from "#contract/products.ts";

/** What a layout needs to know of a piece beyond the piece itself. */
export type PieceLabels = {
  category: string | null;
  tags: string[];
  /** Full addresses, in order. */
  pictures: { url: string; alt: string }[];
  /** What the shop is called. */
  shopName: string;
};

/** How another platform lays pieces out as CSV. */
export type CsvLayout = {
  fileName: string;
  header: readonly string[];
  /** The rows of one piece, cells by the names of their columns; what is left out is empty. */
  toRows: (piece: Product, labels: PieceLabels) => Record<string, string>[];
};
