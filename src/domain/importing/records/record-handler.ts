import type { ImportRecord } from "#contract/import-records.ts";
import type { Shop } from "../../shop.ts";

/** What an import knows of one kind of record; imports do everything else alike. */
export type RecordHandler<R extends ImportRecord> = {
  /** What it is called in a sentence. */
  noun: string;
  /** Tells it from the others of its run. */
  keyOf: (record: R) => string | null;
  /** The living one that this is. */
  find: (shop: Shop, record: R) => Promise<number | null>;
  /** @throws DomainError when a rule of the shop stands against adding it */
  check: (shop: Shop, record: R) => Promise<void>;
  /**
   * Call it within a transaction.
   * @returns its id here, and what people should know
   * @throws DomainError when a rule of the shop stands against it
   */
  add: (shop: Shop, record: R) => Promise<{ id: number; notes: string[] }>;
  /** How a living one stands: another text once somebody changed it. null when it is gone. */
  stateOf: (shop: Shop, id: number) => Promise<string | null>;
  /** What keeps it from being taken back, once its state is another. */
  keptReason: string;
  /** Moves it to the trash. */
  remove: (shop: Shop, id: number, removal: RecordRemoval) => Promise<unknown>;
};

export type RecordRemoval = { label: string; by: string | null; batch: string };
