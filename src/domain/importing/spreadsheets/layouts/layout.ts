import type { SourcePiece } from "../../source.ts";
import type { Header } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";

/** What a row, or several rows of one piece, came to. */
export type PieceResult =
  | { kind: "piece"; rows: Row[]; piece: SourcePiece; currency: string | null }
  | { kind: "refused"; rows: Row[]; name: string; reason: string };

/** Rows of a sheet below its header; each call goes through them anew. */
export type Rows = () => AsyncIterable<Row>;

/** A known way of laying pieces out in columns. */
export type Layout = {
  key: LayoutKey;
  /** How people know it: "Shopify". */
  label: string;
  /** Whether a row names the columns of this layout. */
  matches: (header: Header) => boolean;
  /** Looks at all rows before they are read: separators of decimals, variants that stand elsewhere. */
  open: (header: Header, rows: Rows, context: LayoutContext) => Promise<OpenLayout>;
};

export type LayoutKey = "exported-workbook" | "shopify" | "etsy" | "woocommerce" | "other";

export type LayoutContext = {
  now: Date;
  /** Canonical address of the shop, without a trailing slash. */
  publicUrl: string;
  /** Tags of the shop's own export that a separator alone would cut in two. */
  tagsWithSeparator?: readonly string[];
};

export type OpenLayout = {
  /** What tells this source from others, where the file shows it: the host of a WooCommerce shop. */
  sourceKey: string | null;
  read: () => AsyncIterable<PieceResult>;
};
