import { type CardCollection, CollectionCard } from "#web/catalog/collections/collection-card.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { layOutLatest } from "./lay-out-latest.ts";
import { MESSAGES } from "./messages.ts";
import "./latest-collections.css";

type Props = { collections: CardCollection[]; author: string };

/** The newest published collections as wide and tall cards; on a phone one large card, then rows. */
export function LatestCollections({ collections, author }: Props) {
  const { own } = useLayoutData();
  if (collections.length === 0) return own ? null : <ComingSoon />;
  const sizes = layOutLatest(collections.length);
  return (
    <section aria-labelledby="latest" className="sec">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="latest">{MESSAGES.latest.title}</h2>
          <PageLink className="go" prefetch="intent" to="/collections">
            <span>{MESSAGES.latest.all}</span>
          </PageLink>
        </div>
        <ul className="latest">
          {collections.map((collection, index) => (
            <li className={sizes[index]} key={collection.id}>
              <CollectionCard
                author={author}
                collection={collection}
                layout={sizes[index] === "tall" ? "row" : "wide"}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ComingSoon() {
  return (
    <section aria-labelledby="latest" className="sec">
      <div className="wrap latest-empty">
        <h2 id="latest">{MESSAGES.latest.none}</h2>
        <p>{MESSAGES.latest.noneText}</p>
        <PageLink className="go" prefetch="intent" to="/products">
          <span>{MESSAGES.latest.pieces}</span>
        </PageLink>
      </div>
    </section>
  );
}
