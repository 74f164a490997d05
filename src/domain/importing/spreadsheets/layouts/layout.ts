import type { SourcePiece } from "../../source.ts";
import type { Header } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";

/** What a row, or several rows of one piece, came to. */
export type Reading =
  | { kind: "piece"; rows: Row[]; piece: SourcePiece; currency: string | null }
  | { kind: "refused"; rows: Row[]; name: string; reason: string };

/** Rows of a sheet below its header; each call goes through them anew. */
export type Rows = () => AsyncIterable<Row>;

/** A known way of laying pieces out in columns. */
export type Dialect = {
  key: DialectKey;
  /** How people know it: "Shopify". */
  label: string;
  /** Whether a row names the columns of this layout. */
  recognise: (header: Header) => boolean;
  /** Looks at all rows before they are read: signs of decimals, variants that stand elsewhere. */
  open: (header: Header, rows: Rows, context: Context) => Promise<Opened>;
};

export type DialectKey = "own" | "shopify" | "etsy" | "woocommerce" | "other";

export type Context = {
  now: Date;
  /** Canonical address of the shop, without a trailing slash. */
  publicUrl: string;
  /** Tags of the shop's own export that a separator alone would cut in two. */
  oddTags?: readonly string[];
};

export type Opened = {
  /** What tells this source from others, where the file shows it: the host of a WooCommerce shop. */
  sourceKey: string | null;
  read: () => AsyncIterable<Reading>;
};
