import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import type { ImportChoices } from "../../choices/import-choices.ts";
import type { SourcePiece } from "../../source.ts";
import type { Header } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";

/** The result of one row, or of the rows of one piece. */
export type PieceResult =
  | {
      kind: "piece";
      rows: Row[];
      piece: SourcePiece;
      currency: string | null;
      /** Why it may be none, a sentence. */
      doubt?: string;
    }
  | { kind: "refused"; rows: Row[]; name: string; reason: string };

/** The rows below the header; each call iterates from the start. */
export type Rows = () => AsyncIterable<Row>;

/** A known column layout of a spreadsheet of pieces. */
export type Layout = {
  key: LayoutKey;
  /** Shown to people: "Shopify". */
  label: string;
  /** Whether a row is this layout's header. */
  matches: (header: Header) => boolean;
  /**
   * Scans all rows before they are read: for decimal separators and for variants elsewhere in the
   * file.
   */
  open: (header: Header, rows: Rows, context: LayoutContext) => Promise<OpenLayout>;
  /** The columns that it reads without looking for them by `find` or in its mapping. */
  columnsRead?: (header: Header) => Iterable<number | undefined>;
  /** Whether it reads columns that hold none of the fields of a mapping, such as options. */
  readsOthers?: boolean;
  /** What its columns hold, where a person may change that. */
  toMapping?: (header: Header) => ColumnMapping;
  /** The layout with columns as a person mapped them. */
  withMapping?: (mapping: ColumnMapping) => Layout;
};

export type LayoutKey =
  | "exported-workbook"
  | "shopify"
  | "etsy"
  | "woocommerce"
  | "instagram"
  | "bigcommerce"
  | "square"
  | "lightspeed"
  | "amazon"
  | "meta"
  | "google-merchant"
  | "wix"
  | "squarespace"
  | "magento"
  | "prestashop"
  | "stone-list"
  | "other";

export type LayoutContext = {
  now: Date;
  /** Canonical URL of the shop, without a trailing slash. */
  publicUrl: string;
  /** Of the shop: IANA name. */
  timeZone: string;
  choices: ImportChoices;
  /** Exported tags that contain the separator of tags. */
  tagsWithSeparator?: readonly string[];
};

export type OpenLayout = {
  /** Identifies the source when the file reveals it, such as the host of a WooCommerce store. */
  sourceKey: string | null;
  read: () => AsyncIterable<PieceResult>;
};
