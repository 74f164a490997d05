import { countOf } from "#contract/count-of.ts";
import { useState } from "react";
import { Link } from "react-router";
import { formatCount } from "#contract/decimals.ts";
import type { InsightPiece, Insights } from "#contract/operations/insights.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { countInquiries } from "./count-visits.ts";
import { Amount, InsightsSection } from "./insights-section.tsx";

const PAGE_NAMES: Record<string, string> = {
  "/": "Home page",
  "/about": "About",
  "/blog": "Journal",
  "/collections": "All collections",
  "/products": "All pieces",
  "/ring-size": "Ring size",
  "/shortlist": "Shortlist",
};

const SHOWN = 5;

/** The pieces by their views, with the inquiries they brought, then the other pages. */
export function PiecesSection({ insights }: { insights: Insights }) {
  const { pieces, collections, pages } = insights;
  const [showsAll, setShowsAll] = useState(false);
  const most = Math.max(1, pieces[0]?.views ?? 0);
  const others = [
    ...collections.map(({ name, path, count }) => ({ name, path, count })),
    ...pages.map(({ path, count }) => ({ name: PAGE_NAMES[path] ?? path, path, count })),
  ].toSorted((one, other) => other.count - one.count);
  return (
    <InsightsSection title="Most viewed" why="Pieces, with the inquiries they brought.">
      {pieces.length === 0 && (
        <p className="insights-nothing">Nobody has looked at a piece in these days.</p>
      )}
      <ul>
        {(showsAll ? pieces : pieces.slice(0, SHOWN)).map((piece) => (
          <PieceRow key={piece.productId} most={most} piece={piece} />
        ))}
      </ul>
      {pieces.length > SHOWN && !showsAll && (
        <p className="insights-more">
          <button className="link" onClick={() => setShowsAll(true)} type="button">
            {`All ${pieces.length} pieces`}
          </button>
        </p>
      )}
      {others.length > 0 && (
        <details className="insights-numbers">
          <summary className="link">Collections and pages</summary>
          <ul className="insights-lines">
            {others.map(({ name, path, count }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                <span className="num">{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </InsightsSection>
  );
}

function PieceRow({ piece, most }: { piece: InsightPiece; most: number }) {
  const { productId, name, picture, views, keeps, inquiries } = piece;
  return (
    <li className="insights-piece">
      <PieceThumbnail picture={picture} />
      <span>
        <Link className="insights-name" to={`/admin?edit=${productId}`}>
          {name}
        </Link>
        <Amount share={views / most} />
        {keeps > 0 && <small>{`On ${countOf(keeps, "shortlist", "shortlists")}`}</small>}
      </span>
      <span className="num">
        <b>{countOf(views, "view")}</b>
        <small>
          {inquiries > 0 ? (
            <Link className="link" to={`/admin/inquiries?piece=${productId}`}>
              {countInquiries(inquiries)}
            </Link>
          ) : (
            countInquiries(0)
          )}
        </small>
      </span>
    </li>
  );
}
