import { CardRow } from "#web/catalog/collections/card-row.tsx";
import type { CardCollection } from "#web/catalog/collections/collection-card.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "../page-section.css";

/** The collections that present this piece. */
export function PieceCollections({ collections }: { collections: CardCollection[] }) {
  const { artistName } = useLayoutData().settings;
  if (collections.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="in-collections">
      <h2 id="in-collections" className="wrap">
        {collections.length === 1 ? MESSAGES.inCollection : MESSAGES.inCollections}
      </h2>
      <CardRow collections={collections} author={artistName} />
    </section>
  );
}
