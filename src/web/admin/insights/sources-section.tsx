import { formatCount } from "#contract/decimals.ts";
import type { Insights } from "#contract/operations/insights.ts";
import { Amount, InsightsSection } from "./insights-section.tsx";
import { groupSources } from "./name-source.ts";

const NAMED = 3;

/** The sites before, by their visits. */
export function SourcesSection({ sources }: Pick<Insights, "sources">) {
  if (sources.length === 0) return null;
  const { main, others } = groupSources(sources);
  const most = Math.max(1, main[0]?.count ?? 0);
  const otherCount = others.reduce((sum, { count }) => sum + count, 0);
  const names = others.slice(0, NAMED).map(({ name }) => name);
  return (
    <InsightsSection title="Where visitors came from" why="The site they were on before yours.">
      <ul className="insights-lines">
        {main.map(({ name, count }) => (
          <SourceRow count={count} key={name} most={most} name={name} />
        ))}
        {others.length > 0 && (
          <SourceRow
            count={otherCount}
            detail={listNames(names, others.length - names.length)}
            most={most}
            name="Other sites"
          />
        )}
      </ul>
    </InsightsSection>
  );
}

type RowProps = { name: string; count: number; most: number; detail?: string };

const SourceRow = ({ name, count, most, detail }: RowProps) => (
  <li>
    <span>
      {name}
      {detail && <small>{detail}</small>}
      <Amount share={Math.min(1, count / most)} />
    </span>
    <span className="num">{formatCount(count)}</span>
  </li>
);

const listNames = (names: string[], rest: number) =>
  rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");
