import { Link } from "react-router";
import type { Inquiry, InquiryMessage } from "#contract/sales/inquiries.ts";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { describeEvent, describeSource, firstName } from "../describe-inquiry.ts";
import { formatRecentTime } from "../format-recent.ts";
import "./thread.css";

/** The letters from the first to the newest, at which it opens. */
export function Thread({ inquiry }: { inquiry: Inquiry }) {
  const firstOfThem = inquiry.messages.find(({ kind }) => kind === "customer")?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section aria-label="Messages" className="talk-scroll" tabIndex={0}>
      <ol aria-live="polite" className="stack-wide thread">
        {inquiry.messages.map((message) =>
          message.kind === "event" ? (
            <EventLine key={message.id} message={message} />
          ) : (
            <Letter
              inquiry={inquiry}
              isFirst={message.id === firstOfThem}
              key={message.id}
              message={message}
            />
          ),
        )}
      </ol>
    </section>
  );
}

const CLASSES = { customer: "letter", reply: "letter letter-own", note: "letter letter-note" };

type LetterProps = { inquiry: Inquiry; message: InquiryMessage; isFirst: boolean };

function Letter({ inquiry, message, isFirst }: LetterProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { kind, text, photos, at, mailedFrom } = message;
  if (kind === "event") return null;
  const name = firstName(inquiry.name);
  const by = { customer: name, reply: "You", note: "Note to yourself" }[kind];
  return (
    <li className={CLASSES[kind]}>
      <p className="split small letter-by">
        <b>{by}</b>
        {mailedFrom !== null && <span>{describeSender(mailedFrom, inquiry.email)}</span>}
        <time dateTime={at}>{formatRecentTime(at, { timeZone, now })}</time>
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
function EventLine({ message }: { message: InquiryMessage }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const orderId = message.event?.orderId ?? null;
  return (
    <li className="event">
      <span>
        {message.event?.type === "order-recorded" && orderId !== null ? (
          <>
            <Link className="link" to={`/admin/orders/${orderId}`}>
              {`Order ${orderId}`}
            </Link>{" "}
            recorded
          </>
        ) : (
          describeEvent(message, { timeZone, now })
        )}
      </span>
      <time dateTime={message.at}>{formatRecentTime(message.at, { timeZone, now })}</time>
    </li>
  );
}
