import { formatPrice } from "#contract/decimals.ts";
import type { InquiryEvent, PrivateInquiry } from "#contract/sales/inquiries.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { Picture } from "#web/catalog/picture.tsx";

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
      <p className="letter-text">{text}</p>
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
  const end = until ? ` until ${formatLongDate(until, timeZone)}` : "";
  switch (type) {
    case "reserved":
      return `${piece} is reserved for you${end}.`;
    case "released":
      return `${piece} is no longer reserved for you.`;
    case "quote-sent":
      return `Quote sent${total ? `, ${formatPrice(total)}` : ""}.`;
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
