import type { ImportRecord } from "#contract/importing/import-records.ts";
import type { FieldChange } from "#contract/importing/imports.ts";
import type { StoredSourcePicture } from "#database/tables/importing-tables.ts";
import type { Shop } from "../../shop.ts";

/** Pictures that were fetched, by their URL at the source. */
export type FetchedPictures = ReadonlyMap<string, StoredSourcePicture>;

/** What differs between kinds of records; the import handles everything else. */
export type RecordHandler<R extends ImportRecord> = {
  /** Identifies it within the import; null when it cannot be. */
  keyOf: (record: R) => string | null;
  /** The id of the existing one; null for none. */
  find: (shop: Shop, record: R) => Promise<number | null>;
  /** @throws DomainError when a rule refuses it */
  check: (shop: Shop, record: R) => Promise<void>;
  /**
   * Call it within a transaction.
   * @returns its id, and notes for the report
   * @throws DomainError when a rule refuses it
   */
  add: (
    shop: Shop,
    record: R,
    fetched: FetchedPictures,
  ) => Promise<{ id: number; notes: string[] }>;
  /** A string that changes whenever the entity is edited; null when it is deleted. */
  stateOf: (shop: Shop, id: number) => Promise<string | null>;
  /** Why an edited one is not undone, as a sentence. */
  keptReason: string;
  /** How it changes an existing one; absent where existing ones stay as they are. */
  changes?: {
    /** For people; none where it changes nothing. */
    describe: (shop: Shop, id: number, record: R) => Promise<FieldChange[]>;
    /** Call it within a transaction. @returns what `revert` needs */
    apply: (shop: Shop, id: number, record: R) => Promise<string>;
    /** @returns whether it was as the import left it */
    revert: (shop: Shop, id: number, made: string) => Promise<boolean>;
  };
  /** Moves it to the trash; deletes what has none. */
  remove: (shop: Shop, id: number, removal: RecordRemoval) => Promise<unknown>;
};

export type RecordRemoval = { label: string; by: string | null; batch: string };
