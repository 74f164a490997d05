import { getSearchIndex } from "./get-search-index.ts";
import type { Shop } from "../../../shop.ts";
import { addToVocabulary } from "./add-to-vocabulary.ts";
import type { SearchDocument, SearchKind } from "./search-index.ts";

/** Writes the documents into the index and removes the ids without a document. */
export async function writeDocuments(
  shop: Shop,
  kind: SearchKind,
  ids: number[],
  documents: SearchDocument[],
): Promise<void> {
  const index = getSearchIndex(shop.engine);
  const removed = new Set(ids).difference(new Set(documents.map(({ id }) => id)));
  if (removed.size > 0) await index.remove(shop.db, kind, [...removed]);
  if (documents.length === 0) return;
  await index.write(shop.db, kind, documents);
  await addToVocabulary(shop, documents);
}
