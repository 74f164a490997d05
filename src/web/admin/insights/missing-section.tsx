import { useState } from "react";
import type { MissingPage } from "#contract/operations/insights.ts";
import { ChoosePage } from "./choose-page.tsx";
import { DismissButton } from "./dismiss-button.tsx";
import { InsightsSection } from "./insights-section.tsx";
import { useAddRedirect } from "./use-add-redirect.ts";
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.missing;

/** Addresses that visitors looked for in vain, with the pages they may have meant; nothing when there is none. */
export function MissingSection({ missing }: { missing: MissingPage[] }) {
  if (missing.length === 0) return null;
  return (
    <InsightsSection count={missing.length} title={words.title} why={words.why}>
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
        <small>{words.count(count)}</small>
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
            {words.send(target.title)}
            <span className="sr">: {path}</span>
          </button>
        ))}
        {!isChoosing && (
          <button className="link" onClick={() => setChoosing(true)} type="button">
            {words.choose}
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
