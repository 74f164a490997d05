import { type CardCollection, CollectionCard } from "#web/catalog/collections/collection-card.tsx";
import type { Site } from "#web/content/site.ts";
import { layOutLatest } from "./lay-out-latest.ts";
import "./latest-collections.css";

type Props = { collections: CardCollection[]; site: Site };

/** The newest published collections as wide and tall cards; on a phone one large card, then rows. */
export function LatestCollections({ collections, site }: Props) {
  if (collections.length === 0) return site.own ? null : <ComingSoon />;
  const sizes = layOutLatest(collections.length);
  return (
    <section aria-labelledby="latest" className="sec">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="latest">Latest from the Atelier</h2>
          <a className="go" href="/collections">
            <span>All Collections</span>
          </a>
        </div>
        <ul className="latest">
          {collections.map((collection, index) => (
            <li className={sizes[index]} key={collection.id}>
              <CollectionCard
                collection={collection}
                layout={sizes[index] === "tall" ? "row" : "wide"}
                names={site.settings}
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
        <h2 id="latest">Collections Coming Soon</h2>
        <p>The first stories are being written. Until then, see what’s on the bench.</p>
        <a className="go" href="/products">
          <span>See the pieces</span>
        </a>
      </div>
    </section>
  );
}
