import { countOf } from "#contract/count-of.ts";
import { useState } from "react";
import type { MissingPage } from "#contract/operations/insights.ts";
import { ChoosePage } from "./choose-page.tsx";
import { DismissButton } from "./dismiss-button.tsx";
import { InsightsSection } from "./insights-section.tsx";
import { useAddRedirect } from "./use-add-redirect.ts";

/** Addresses that visitors looked for in vain, with the pages they may have meant; nothing when there is none. */
export function MissingSection({ missing }: { missing: MissingPage[] }) {
  if (missing.length === 0) return null;
  return (
    <InsightsSection
      count={missing.length}
      title="Pages not found"
      why="Old or mistyped addresses. Send visitors to the right page."
    >
      <ul className="insights-lines">
        {missing.map((page) => (
          <MissingRow key={page.path} page={page} />
        ))}
      </ul>
    </InsightsSection>
  );
}

function MissingRow({ page: { path, count, targets } }: { page: MissingPage }) {
  const [isChoosing, setChoosing] = useState(false);
  const add = useAddRedirect(path);
  return (
    <li className="insights-missing">
      <span>
        <b>{path}</b>
        <small>{`${countOf(count, "person", "people")} looked for it.`}</small>
      </span>
      <span className="insights-actions">
        {targets.map((target) => (
          <button
            className="btn quiet small"
            disabled={add.isPending}
            key={target.path}
            onClick={() => add.mutate(target.path)}
            type="button"
          >
            {`Send them to ${target.title}`}
            <span className="sr">: {path}</span>
          </button>
        ))}
        {!isChoosing && (
          <button className="link" onClick={() => setChoosing(true)} type="button">
            Choose another page
            <span className="sr">: {path}</span>
          </button>
        )}
        <DismissButton kind="missing" subject={path} />
      </span>
      {isChoosing && (
        <ChoosePage
          error={add.error}
          isPending={add.isPending}
          onCancel={() => setChoosing(false)}
          onChoose={(to) => add.mutate(to)}
        />
      )}
    </li>
  );
}
