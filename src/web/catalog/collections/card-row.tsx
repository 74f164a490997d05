import { type CardCollection, CollectionCard } from "./collection-card.tsx";
import "./card-row.css";

/** Collection cards three to a row; on a phone the row scrolls sideways. */
export function CardRow({
  collections,
  author,
  priorityCount = 0,
}: {
  collections: CardCollection[];
  author: string;
  /** How many of the first pictures load with high priority. */
  priorityCount?: number;
}) {
  return (
    <ul className="wrap card-row">
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <CollectionCard
            collection={collection}
            author={author}
            priority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}
