import { useState } from "react";
import { Link } from "react-router";
import { formatCount } from "#contract/decimals.ts";
import type { InsightPiece, Insights } from "#contract/operations/insights.ts";
import { PieceThumbnail } from "../pieces/piece-thumbnail.tsx";
import { Amount, InsightsSection } from "./insights-section.tsx";
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.pieces;
const SHOWN = 5;

/** The pieces by their views, with the inquiries they brought, then the other pages. */
export function PiecesSection({ insights }: { insights: Insights }) {
  const { pieces, collections, pages } = insights;
  const [showsAll, setShowsAll] = useState(false);
  const most = Math.max(1, pieces[0]?.views ?? 0);
  const others = [
    ...collections.map(({ name, path, count }) => ({ name, path, count })),
    ...pages.map(({ path, count }) => ({ name: MESSAGES.pages[path] ?? path, path, count })),
  ].toSorted((one, other) => other.count - one.count);
  return (
    <InsightsSection title={words.title} why={words.why}>
      {pieces.length === 0 && <p className="insights-nothing">{words.none}</p>}
      <ul>
        {(showsAll ? pieces : pieces.slice(0, SHOWN)).map((piece) => (
          <PieceRow key={piece.productId} most={most} piece={piece} />
        ))}
      </ul>
      {pieces.length > SHOWN && !showsAll && (
        <p className="insights-more">
          <button className="link" onClick={() => setShowsAll(true)} type="button">
            {words.all(pieces.length)}
          </button>
        </p>
      )}
      {others.length > 0 && (
        <details className="insights-numbers">
          <summary className="link">{words.otherPages}</summary>
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
        {keeps > 0 && <small>{words.keeps(keeps)}</small>}
      </span>
      <span className="num">
        <b>{MESSAGES.views(views)}</b>
        <small>
          {inquiries > 0 ? (
            <Link className="link" to={`/admin/inquiries?piece=${productId}`}>
              {MESSAGES.inquiries(inquiries)}
            </Link>
          ) : (
            MESSAGES.inquiries(0)
          )}
        </small>
      </span>
    </li>
  );
}
