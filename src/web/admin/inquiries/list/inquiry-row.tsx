import { memo } from "react";
import { Link } from "react-router";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { describeLatest } from "../describe-inquiry.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { formatRecent } from "../format-recent.ts";

type Props = { inquiry: InquirySummary; to: string; isCurrent: boolean };

/**
 * One inquiry of the list: photo, who, when, about what, and the latest message. Memoized: the list is rendered
 * with each request for what has changed, the fifty rows of it only where something has.
 */
export const InquiryRow = memo(function InquiryRow({ inquiry, to, isCurrent }: Props) {
  const { timeZone } = useDesk().settings;
  const when = { timeZone, now: useNow() };
  const picture = inquiry.pieces[0]?.picture;
  return (
    <Link
      aria-current={isCurrent ? "true" : undefined}
      className="inquiry-row"
      data-inquiry={inquiry.id}
      preventScrollReset
      to={to}
    >
      <span
        className="inquiry-shot"
        style={picture?.color ? { background: picture.color } : undefined}
      >
        {picture ? (
          <Picture isDecorative picture={picture} sizes="52px" />
        ) : (
          <DeskIcon name={inquiry.pieces.length > 0 ? "star" : "mail"} />
        )}
      </span>
      <span className="split inquiry-who">
        <b>{inquiry.name}</b>
        <time dateTime={inquiry.lastMessageAt}>{formatRecent(inquiry.lastMessageAt, when)}</time>
      </span>
      <span className="inquiry-what">{describePieces(inquiry.pieces)}</span>
      <span className="inquiry-say">{describeLatest(inquiry.latest, when)}</span>
    </Link>
  );
});
