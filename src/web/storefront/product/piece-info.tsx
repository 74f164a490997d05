import type { Fineness } from "#contract/catalogue/metals/list-fineness.ts";
import type { CareNote } from "#contract/catalogue/piece-care.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import type { AvailabilityLabel } from "#web/catalog/pieces/describe-availability.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { BigPrice } from "#web/catalog/pieces/price.tsx";
import { TagLinks } from "#web/catalog/text/tag-links.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { BackLink } from "../back-link.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { WaitingForm } from "../waiting-list/waiting-form.tsx";
import { PieceActions } from "./piece-actions.tsx";
import type { Detail } from "./describe-details.ts";
import { PieceCare } from "./piece-care.tsx";
import { PieceDetails } from "./piece-details.tsx";
import { PieceName } from "./piece-name.tsx";
import { MESSAGES } from "./messages.ts";
import "./piece-info.css";

type Props = {
  piece: Product;
  details: Detail[];
  care: CareNote[];
  fineness: Fineness[];
  lead: string | null;
  tags: Pick<Tag, "id" | "name" | "color">[];
  url: string;
  availability: AvailabilityLabel;
  isRing: boolean;
  /** Whether visitors can ask to be notified when it becomes available. */
  canWait: boolean;
};

/** Name, price, availability, actions and details. */
export function PieceInfo({
  piece,
  details,
  care,
  fineness,
  lead,
  tags,
  url,
  availability,
  isRing,
  canWait,
}: Props) {
  const { user } = useLayoutData();
  return (
    <div className="piece-info">
      <div className="piece-top">
        <BackLink to="/blog">{MESSAGES.back}</BackLink>
        {user && (
          <a className="link" href={`/admin?edit=${piece.id}`}>
            {MESSAGES.edit}
          </a>
        )}
        {piece.isCustomDesign && <span className="custom-design">{MESSAGES.customDesign}</span>}
        <FinenessStamps fineness={fineness} />
      </div>
      <PieceName id={piece.id} name={piece.name} />
      <div className="piece-price">
        <BigPrice price={piece.price} />
        <AvailabilityDot label={availability} />
      </div>
      {lead && <p className="piece-lead">{lead}</p>}
      <PieceActions isRing={isRing} piece={piece} url={url} />
      {isRing && (
        <PageLink className="link piece-ring-size" to={`/ring-size?piece=${piece.id}`}>
          {MESSAGES.ringSize}
        </PageLink>
      )}
      {canWait && <WaitingForm pieceId={piece.id} />}
      <PieceDetails details={details} />
      <PieceCare notes={care} />
      <TagLinks tags={tags} />
    </div>
  );
}
