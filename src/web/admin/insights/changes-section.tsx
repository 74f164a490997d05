import { Link } from "react-router";
import type { InsightPiece, Insights } from "#contract/operations/insights.ts";
import { formatCount } from "#contract/decimals.ts";
import { countMore, countFewer } from "./count-visits.ts";
import { InsightsSection } from "./insights-section.tsx";
import { formatMonth, monthOf } from "./months.ts";

const SHOWN_PIECES = 3;

/** What rose and fell since the month before; nothing while there is none to compare with. */
export function ChangesSection({ insights, today }: { insights: Insights; today: string }) {
  const { before, visits, views, inquiries } = insights;
  if (!before) return null;
  const month = formatMonth(monthOf(before.from), today);
  return (
    <InsightsSection title={`Since ${month}`} why={explainMonth(insights.to !== today)}>
      <ul className="insights-lines">
        <Change before={before.visits} name="Visits" now={visits} />
        <Change before={before.views} name="Views" now={views} />
        {before.inquiries + inquiries > 0 && (
          <Change before={before.inquiries} name="Inquiries" now={inquiries} />
        )}
        {listChanged(insights.pieces).map(({ productId, name, views, viewsBefore }) => (
          <Change
            before={viewsBefore ?? 0}
            key={productId}
            name={<Link to={`/admin?edit=${productId}`}>{name}</Link>}
            now={views}
          />
        ))}
      </ul>
    </InsightsSection>
  );
}

type ChangeProps = { name: React.ReactNode; before: number; now: number };

function Change({ name, before, now }: ChangeProps) {
  const difference = now - before;
  return (
    <li>
      <span>
        {name}
        <small>{`${formatCount(before)} before, ${formatCount(now)} now`}</small>
      </span>
      <span className="num">
        {difference === 0 && "The same"}
        {difference > 0 && countMore(difference)}
        {difference < 0 && countFewer(-difference)}
      </span>
    </li>
  );
}

const differenceOf = ({ views, viewsBefore }: InsightPiece): number =>
  Math.abs(views - (viewsBefore ?? 0));

/** The pieces whose views changed most. */
const listChanged = (pieces: InsightPiece[]): InsightPiece[] =>
  pieces
    .filter((piece) => differenceOf(piece) > 0)
    .toSorted((one, other) => differenceOf(other) - differenceOf(one))
    .slice(0, SHOWN_PIECES);

const explainMonth = (isWhole: boolean) =>
  isWhole ? "The whole month before." : "The same days of the month before.";
