import type { CareNote } from "#contract/catalogue/piece-care.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import type { Site } from "#web/content/site.ts";
import { BackLink } from "../back-link.tsx";
import { WaitingForm } from "../waiting-list/waiting-form.tsx";
import type { Detail } from "./describe-details.ts";
import type { PieceData } from "./load-piece.server.ts";
import { PieceActions } from "./piece-actions.tsx";
import "./piece-info.css";

/** Longer names, in characters, get a smaller font. */
const LONG_NAME = 45;

type Props = {
  data: PieceData;
  site: Site;
  /** The first paragraph of the description. */
  lead: string | null;
  /** What became of the form of the waiting list. */
  waiting: string | null;
};

/** Name, price, availability, actions and details. */
export function PieceInfo({ data, site, lead, waiting }: Props) {
  const { piece, isRing } = data;
  const { id, name } = piece;
  return (
    <div className="piece-info">
      <div className="piece-top">
        <BackLink href="/blog">Back to Items</BackLink>
        {site.user && (
          <a className="link" href={`/admin?edit=${id}`}>
            Edit
          </a>
        )}
        {piece.isCustomDesign && <span className="custom-design">Custom Design</span>}
        <FinenessStamps fineness={data.fineness} />
      </div>
      <h1
        className={name.length > LONG_NAME ? "view-transition long" : "view-transition"}
        style={{ "--view-transition-name": `piece-name-${id}` }}
      >
        {name}
      </h1>
      <div className="piece-price">
        <BigPrice price={piece.price} />
        <AvailabilityDot label={data.availability} />
      </div>
      {lead && <p className="piece-lead">{lead}</p>}
      <PieceActions isRing={isRing} piece={piece} site={site} />
      {isRing && (
        <a className="link piece-ring-size" href={`/ring-size?piece=${id}`}>
          Find your ring size
        </a>
      )}
      {data.canWait && <WaitingForm outcome={waiting} pieceId={id} />}
      <Details details={data.details} />
      <Care notes={data.care} />
      <TagLinks tags={data.tags} />
    </div>
  );
}

/** The known details of a piece. */
function Details({ details }: { details: Detail[] }) {
  if (details.length === 0) return null;
  return (
    <dl className="piece-details">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{noBreakUnits(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How each metal and stone of a piece is cared for. */
function Care({ notes }: { notes: CareNote[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="piece-care fold">
      <summary>Care</summary>
      {notes.map(({ title, sections }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {sections.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
