import { Link } from "react-router";
import type { InsightPiece, Insights } from "#contract/operations/insights.ts";
import { InsightsSection } from "./insights-section.tsx";
import { formatMonth, monthOf } from "./months.ts";
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.changes;
const SHOWN_PIECES = 3;

/** What rose and fell since the month before; nothing while there is none to compare with. */
export function ChangesSection({ insights, today }: { insights: Insights; today: string }) {
  const { before, visits, views, inquiries } = insights;
  if (!before) return null;
  const month = formatMonth(monthOf(before.from), today);
  return (
    <InsightsSection title={words.title(month)} why={words.why(insights.to !== today)}>
      <ul className="insights-lines">
        <Change before={before.visits} name={words.visits} now={visits} />
        <Change before={before.views} name={words.views} now={views} />
        {before.inquiries + inquiries > 0 && (
          <Change before={before.inquiries} name={words.inquiries} now={inquiries} />
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
        <small>{words.fromTo(before, now)}</small>
      </span>
      <span className="num">
        {difference === 0 && MESSAGES.same}
        {difference > 0 && MESSAGES.more(difference)}
        {difference < 0 && MESSAGES.fewer(-difference)}
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
