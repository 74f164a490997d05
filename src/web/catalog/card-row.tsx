import { type CardCollection, CollectionCard } from "./collection-card.tsx";
import "./card-row.css";

/** Collections side by side, three to a row; on a phone they are swiped. */
export function CardRow({
  collections,
  author,
  priorities = 0,
}: {
  collections: CardCollection[];
  author: string;
  /** How many of the first photographs are fetched first. */
  priorities?: number;
}) {
  return (
    <ul className="wrap card-row">
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <CollectionCard
            collection={collection}
            author={author}
            priority={index < priorities}
            isAlike={index > 0}
          />
        </li>
      ))}
    </ul>
  );
}
