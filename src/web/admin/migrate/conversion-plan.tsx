import { useState } from "react";
import type { Conversion } from "#contract/importing/conversion.ts";
import { formatCount } from "#contract/decimals.ts";

const STEP = 8;

/** The preview of a conversion. */
export function ConversionPlan({ plan }: { plan: Conversion }) {
  const [shown, setShown] = useState(STEP);
  const { collections, newTags } = plan;
  if (collections.length === 0) {
    return <p className="migrate-outcome">Every piece already has a collection.</p>;
  }
  const more = collections.length - shown;
  return (
    <div className="migrate-outcome">
      <p>
        <b>{collections.length}</b> {describePlan(collections.length)}
        {newTags.length > 0 && `, and these tags: ${newTags.join(", ")}`}.
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
          {nameMore(more)}
        </button>
      )}
    </div>
  );
}

const describePlan = (count: number) =>
  count === 1 ? "collection will be created" : "collections will be created";

const nameMore = (count: number) =>
  count === 1 ? "Show 1 more" : `Show more (${formatCount(count)} left)`;
