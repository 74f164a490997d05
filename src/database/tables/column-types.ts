import type { ColumnType, Generated } from "kysely";

export type TimestampColumn = ColumnType<string, string | undefined, string>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
export type Json<T> = ColumnType<T, string, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type LinkTable<Ends> = Ends & { id: Generated<number>; createdAt: TimestampColumn };
export type ImageTable<Owner> = Owner & {
  id: Generated<number>;
  position: number;
  url: string;
  mediaHash: Optional<string>;
};
export type QueueTable<Status extends string> = {
  id: Generated<number>;
  productId: Optional<number>;
  productName: string;
  status: Defaulted<Status>;
  importBatch: Optional<string>;
  notes: Optional<string>;
  createdAt: TimestampColumn;
  updatedAt: TimestampColumn;
};
export type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
/** What a name is compared or sorted by: written with the name (name-keys.ts), never by itself. */
export type NameKeyColumn = ColumnType<string, never, never>;
