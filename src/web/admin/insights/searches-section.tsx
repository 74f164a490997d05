import type { Insights } from "#contract/operations/insights.ts";
import { DismissButton } from "./dismiss-button.tsx";
import { InsightsSection } from "./insights-section.tsx";
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.searches;

/** What visitors searched for in vain; nothing when there is none. */
export function SearchesSection({ searches }: Pick<Insights, "searches">) {
  if (searches.length === 0) return null;
  return (
    <InsightsSection count={searches.length} title={words.title} why={words.why}>
      <ul className="insights-lines">
        {searches.map(({ text, count }) => (
          <li key={text}>
            <span>
              <q>{text}</q>
              <small>{words.count(count)}</small>
            </span>
            <span className="insights-actions">
              <DismissButton kind="search" subject={text} />
            </span>
          </li>
        ))}
      </ul>
    </InsightsSection>
  );
}
