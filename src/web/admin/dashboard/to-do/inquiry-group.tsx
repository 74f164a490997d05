import { Link } from "react-router";
import type { InquirySummary } from "#contract/sales/inquiries.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { describeLatest } from "../../inquiries/describe-inquiry.ts";
import { INQUIRY_STATE_LABELS } from "../../inquiries/inquiry-state-labels.ts";
import { describePieces } from "../../pieces/describe-pieces.ts";
import { formatRecent } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";

const MOST = 5;

/** Inquiries that need the shop, new ones first. Renders nothing without any. */
export function InquiryGroup({ inquiries }: { inquiries: InquirySummary[] }) {
  if (inquiries.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Inquiries <small>{inquiries.length}</small>
      </h2>
      <p className="to-do-why">Someone is waiting for your answer.</p>
      <ul>
        {inquiries.slice(0, MOST).map((inquiry) => (
          <InquiryRow inquiry={inquiry} key={inquiry.id} />
        ))}
        {inquiries.length > MOST && (
          <li className="job-more">
            <Link className="link" to="/admin/inquiries">
              {`See all ${inquiries.length}`}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function InquiryRow({ inquiry }: { inquiry: InquirySummary }) {
  const { timeZone } = useDesk().settings;
  const when = { timeZone, now: useNow() };
  const picture = inquiry.pieces[0]?.picture;
  return (
    <li aria-label={`Inquiry of ${inquiry.name}`} className="job">
      <span
        className="job-picture"
        style={picture?.color ? { background: picture.color } : undefined}
      >
        {picture ? (
          <Picture isDecorative picture={picture} sizes="64px" />
        ) : (
          <DeskIcon name="mail" />
        )}
      </span>
      <Link className="job-who" to={`/admin/inquiries/${inquiry.id}`}>
        <b>{inquiry.name}</b>
        <span>{describePieces(inquiry.pieces)}</span>
        <span className="job-say">{describeLatest(inquiry.latest, when)}</span>
      </Link>
      <p className="job-sum">
        {INQUIRY_STATE_LABELS[inquiry.state]}
        <small>{formatRecent(inquiry.lastMessageAt, when)}</small>
      </p>
      <div className="job-do">
        <Link className="btn small soft" to={`/admin/inquiries/${inquiry.id}#reply-text`}>
          Answer
          <span className="sr"> {inquiry.name}</span>
        </Link>
      </div>
    </li>
  );
}
