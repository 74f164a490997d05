import { useState } from "react";
import type { Conversion } from "#contract/importing/conversion.ts";

const STEP = 8;

/** The preview of a conversion. */
export function ConversionPlan({ plan }: { plan: Conversion }) {
  const [shown, setShown] = useState(STEP);
  const { collections, newTags } = plan;
  if (collections.length === 0) {
    return <p className="migrate-outcome">Every product has its collection already.</p>;
  }
  const more = collections.length - shown;
  return (
    <div className="migrate-outcome">
      <p>
        <b>{collections.length}</b>{" "}
        {collections.length === 1 ? "collection would be made" : "collections would be made"}
        {newTags.length > 0 && `, and the tags ${newTags.join(", ")}`}.
      </p>
      <ul className="migrate-plan">
        {collections.slice(0, shown).map(({ productId, title, isPublished }) => (
          <li key={productId}>
            <span>{title}</span>
            {!isPublished && <span className="draft">Draft</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button className="link" onClick={() => setShown(shown + 50)} type="button">
          {more === 1 ? "Show one more" : `Show more of the other ${more}`}
        </button>
      )}
    </div>
  );
}
