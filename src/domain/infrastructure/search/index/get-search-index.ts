import type { Engine } from "#database/connect.ts";
import { postgresIndex } from "./postgres-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqliteIndex } from "./sqlite-index.ts";

const INDEXES: Record<Engine, SearchIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };

/** The full-text index of an engine. */
export const getSearchIndex = (engine: Engine): SearchIndex => INDEXES[engine];
