import type { Shop } from "../../../shop.ts";
import type { ImportChoices } from "../../choices/import-choices.ts";
import type { SourceItem } from "../../source.ts";
import type { Rows } from "../layouts/layout.ts";
import type { Header } from "../tables/header.ts";
import type { FoundKind } from "./find-kind.ts";

/** A table that holds something else than pieces. */
export type KindTable = {
  shop: Shop;
  /** Of the file. */
  name: string;
  /** "" for the only one. */
  sheet: string;
  header: Header;
  rows: Rows;
  found: FoundKind;
  /** Whether a person said that those are confirmed of whom the file doesn't say it. */
  areConfirmed: boolean;
  /** Whether a person said that customers who accept marketing become subscribers. */
  areSubscribing: boolean;
  /** The address of the blog that posts come from, without a slash at its end; "" where nobody said. */
  site: string;
  /** IANA name, of times that name none. */
  timeZone: string;
  chooseRate: ImportChoices["chooseRate"];
};

export type KindReader = {
  /** May be called again, and begins anew then. */
  read: () => AsyncIterable<SourceItem>;
  /** What was interpreted or left out, a sentence each; all of it once it was read. */
  notes: () => string[];
  /** Of how many subscribers the file doesn't say whether they confirmed; known once it was read. */
  countUnsaid?: () => number;
  /** How many posts have photos whose address begins with the blog's, which the file doesn't hold. */
  countOfSite?: () => number;
  /** How many customers accept marketing; known once it was read. */
  countAccepting?: () => number;
};
