import { formatPrice } from "#contract/decimals.ts";
import type { InquiryEvent, PrivateInquiry } from "#contract/sales/inquiries.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { noBreakDates } from "#web/catalog/text/no-break-dates.ts";

type Message = PrivateInquiry["messages"][number];
type Props = {
  message: Message;
  author: string;
  timeZone: string;
  isLatest: boolean;
  /** Of the quote that it is about. */
  quoteUrl?: string | undefined;
};

/** A message with its writer and day, or a line of what happened. */
export function Letter({ message, author, timeZone, isLatest, quoteUrl }: Props) {
  const { kind, text, photos, event, at } = message;
  const day = <time dateTime={at}>{formatLongDate(at, timeZone)}</time>;
  const id = isLatest ? "latest" : undefined;
  if (event) {
    return (
      <li className="letter-event" id={id}>
        {quoteUrl ? (
          <a className="link" href={quoteUrl}>
            {describeEvent(event, timeZone)}
          </a>
        ) : (
          describeEvent(event, timeZone)
        )}{" "}
        {day}
      </li>
    );
  }
  return (
    <li className={kind === "reply" ? "letter ours" : "letter"} id={id}>
      <p className="letter-head">
        <b>{author}</b>
        {day}
      </p>
      <p className="letter-text">{noBreakDates(text)}</p>
      {photos.map((photo) => (
        <a className="letter-photo" href={photo.url} key={photo.url}>
          <Picture
            fallbackAlt={`Photo from ${author}`}
            picture={photo}
            ratio={(photo.width ?? 4) / (photo.height ?? 3)}
            sizes="240px"
          />
        </a>
      ))}
    </li>
  );
}

function describeEvent({ type, title, until, total }: InquiryEvent, timeZone: string): string {
  const piece = title ?? "The piece";
  const end = until ? formatLongDate(until, timeZone) : null;
  switch (type) {
    case "reserved":
      return describeReserved(piece, end);
    case "released":
      return `${piece} is no longer reserved for you.`;
    case "quote-sent":
      return describeQuoteSent(total ? formatPrice(total) : null);
    case "quote-accepted":
      return "You accepted the quote.";
    case "quote-declined":
      return "You declined the quote.";
    case "quote-withdrawn":
      return "The quote was withdrawn.";
    case "quote-expired":
      return "The quote has expired.";
    default:
      return "Order recorded.";
  }
}

const describeReserved = (piece: string, until: string | null) =>
  `${piece} is reserved for you${until === null ? "" : ` until ${until}`}.`;

const describeQuoteSent = (total: string | null) =>
  total === null ? "Quote sent." : `Quote sent, ${total}.`;
