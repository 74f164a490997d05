import type { Shop } from "../../shop.ts";
import { addToVocabulary } from "./add-to-vocabulary.ts";
import { type SearchDocument, searchIndex, type SearchKind } from "./search-index.ts";

/** Puts the documents into the index; of the ids, those without a document leave it. */
export async function writeDocuments(
  shop: Shop,
  kind: SearchKind,
  ids: number[],
  documents: SearchDocument[],
): Promise<void> {
  const index = searchIndex(shop.engine);
  const gone = new Set(ids).difference(new Set(documents.map(({ id }) => id)));
  if (gone.size > 0) await index.remove(shop.db, kind, [...gone]);
  if (documents.length === 0) return;
  await index.write(shop.db, kind, documents);
  await addToVocabulary(shop, documents);
}
