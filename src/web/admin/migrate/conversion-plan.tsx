import { useState } from "react";
import type { Conversion } from "#contract/importing/conversion.ts";
import { MESSAGES } from "./messages.ts";

const { convert: words } = MESSAGES;

const STEP = 8;

/** The preview of a conversion. */
export function ConversionPlan({ plan }: { plan: Conversion }) {
  const [shown, setShown] = useState(STEP);
  const { collections, newTags } = plan;
  if (collections.length === 0) {
    return <p className="migrate-outcome">{words.nothingToDo}</p>;
  }
  const more = collections.length - shown;
  return (
    <div className="migrate-outcome">
      <p>
        <b>{collections.length}</b> {words.wouldMake(collections.length)}
        {newTags.length > 0 && words.newTags(newTags.join(", "))}.
      </p>
      <ul className="migrate-plan">
        {collections.slice(0, shown).map(({ productId, title, isPublished }) => (
          <li key={productId}>
            <span>{title}</span>
            {!isPublished && <span className="draft">{words.draft}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button className="link" onClick={() => setShown(shown + 50)} type="button">
          {words.showMore(more)}
        </button>
      )}
    </div>
  );
}
