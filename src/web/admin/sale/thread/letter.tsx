import type { ReactNode } from "react";
import type { Inquiry, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { describeSource, firstName } from "../../inquiries/describe-inquiry.ts";
import { formatRecentTime } from "../../inquiries/format-recent.ts";

const CLASSES = { customer: "letter", reply: "letter letter-own", note: "letter letter-note" };

type LetterProps = { inquiry: Inquiry; message: InquiryMessage; isFirst: boolean };

/** What one of the two wrote, or a note that only the desk sees. */
export function Letter({ inquiry, message, isFirst }: LetterProps) {
  const { kind, text, photos, at, mailedFrom } = message;
  if (kind === "event") return null;
  const name = firstName(inquiry.name);
  const by = { customer: name, reply: "You", note: "Note to yourself" }[kind];
  return (
    <li className={CLASSES[kind]}>
      <p className="split small letter-by">
        <b>{by}</b>
        {mailedFrom !== null && <span>{describeSender(mailedFrom, inquiry.email)}</span>}
        <RecentTime at={at} />
      </p>
      {text
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs of a text that never changes
          <p className="letter-text" key={index}>
            {noBreakDates(paragraph)}
          </p>
        ))}
      <div className="cluster letter-with">
        {photos.length > 0 && (
          <Photos alt={kind === "reply" ? "Your photo" : `Photo from ${name}`} photos={photos} />
        )}
        {isFirst && <Facts inquiry={inquiry} />}
      </div>
    </li>
  );
}

/** "by email", with the address where it is not the customer's own. */
const describeSender = (mailedFrom: string, email: string | null): string =>
  mailedFrom === email?.toLowerCase() ? "by email" : `by email from ${mailedFrom}`;

function Photos({ photos, alt }: { photos: PictureData[]; alt: string }) {
  return (
    <ul className="cluster letter-photos">
      {photos.map((photo) => (
        <li key={photo.url}>
          <a href={photo.url} rel="noreferrer" target="_blank">
            <Picture fallbackAlt={alt} picture={photo} sizes="80px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What came with the first message. */
function Facts({ inquiry: { ringSize, source, pieces } }: { inquiry: Inquiry }) {
  return (
    <>
      {ringSize && (
        <dl className="letter-facts">
          <div>
            <dt>Ring size</dt>
            <dd>{`US ${ringSize}`}</dd>
          </div>
        </dl>
      )}
      <p className="muted small">
        {describeSource(source, pieces.length === 1 ? pieces[0]?.name : undefined)}
      </p>
    </>
  );
}

/** What happened, as a small line. */
export function EventLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="event">
      <p>{children}</p>
      <RecentTime at={at} />
    </li>
  );
}

/** "Today, 9:41 AM" */
function RecentTime({ at }: { at: string }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return <time dateTime={at}>{formatRecentTime(at, { timeZone, now })}</time>;
}
