import type { Product } from "#contract/catalogue/products.ts";

/** Names and URLs that a layout needs beside the piece. */
export type PieceLabels = {
  category: string | null;
  tags: string[];
  /** Absolute URLs, in order. */
  pictures: { url: string; alt: string }[];

  shopName: string;
};

/** A platform's CSV format for products. */
export type CsvLayout = {
  fileName: string;
  /** Whether a byte order mark begins the file, as the platform's own exports do. */
  hasByteOrderMark: boolean;
  /** The column with the piece's data, which the platform keeps or ignores. */
  dataColumn: string;
  header: readonly string[];
  /** The rows of one piece, cells by column name; missing ones are empty. */
  toRows: (piece: Product, labels: PieceLabels) => Record<string, string>[];
};
