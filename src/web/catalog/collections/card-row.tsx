import { type CardCollection, type CardNames, CollectionCard } from "./collection-card.tsx";
import "./card-row.css";

type Props = {
  collections: CardCollection[];
  names: CardNames;
  /** Small cards in one row, which scrolls sideways on any screen. */
  isStrip?: boolean;
  /** How many of the first pictures load with high priority. */
  priorityCount?: number;
};

/** Collection cards three to a row; on a phone the row scrolls sideways. */
export function CardRow({ collections, names, isStrip = false, priorityCount = 0 }: Props) {
  return (
    <ul className={isStrip ? "wrap card-row strip" : "wrap card-row"}>
      {collections.map((collection, index) => (
        <li key={collection.id}>
          <CollectionCard
            collection={collection}
            layout={isStrip ? "small" : "card"}
            names={names}
            priority={index < priorityCount}
          />
        </li>
      ))}
    </ul>
  );
}
