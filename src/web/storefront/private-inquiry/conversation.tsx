import { isOpenQuote } from "#contract/sales/quote-states.ts";
import type { PrivateInquiry } from "#contract/sales/inquiries.ts";
import type { QuoteLink } from "#contract/sales/quotes.ts";
import { formatPrice } from "#contract/decimals.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { describeAvailability } from "#web/catalog/pieces/describe-availability.ts";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import type { Site } from "#web/content/site.ts";
import { AnswerForm, type Refused } from "./answer-form.tsx";
import { describeNext } from "./describe-next.ts";
import { Letter } from "./letter.tsx";
import "./conversation.css";

type Props = {
  inquiry: PrivateInquiry;
  /** The newest first. */
  quotes: QuoteLink[];
  now: string;
  refused: Refused | undefined;
  /** Whether the newest message has just come by the form. */
  hasArrived: boolean;
  /** The page's own address, where no mail brings it. */
  linkToKeep: string | null;
  site: Site;
};

/** What was asked and answered, what happens next, and a form to write again. */
export function Conversation(props: Props) {
  const { inquiry, quotes, now, refused, hasArrived, linkToKeep, site } = props;
  const { settings } = site;
  const { timeZone } = settings;
  return (
    <main className="wrap conversation" id="main">
      <h1>{`Your inquiry, ${inquiry.name.split(" ")[0] ?? ""}`}</h1>
      <Pieces inquiry={inquiry} now={now} timeZone={timeZone} />
      <ol className="letters">
        {inquiry.messages.map((message, index) => (
          <Letter
            author={message.kind === "reply" ? settings.businessName : inquiry.name}
            isLatest={index === inquiry.messages.length - 1}
            key={message.id}
            message={message}
            quoteUrl={quotes.find(({ id }) => id === message.event?.quoteId)?.url}
            timeZone={timeZone}
          />
        ))}
      </ol>
      {hasArrived && (
        <output className="conversation-sent">Thank you. Your message has arrived.</output>
      )}
      <section aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <p>{describeNext(inquiry, timeZone, quotes[0])}</p>
        {linkToKeep !== null && (
          <p>
            I can’t email you yet. Save this page’s link, so you find my answer:{" "}
            <button
              className="link"
              data-share={linkToKeep}
              data-title="Your inquiry"
              type="button"
            >
              Copy link
            </button>
          </p>
        )}
        {quotes[0] && isShown(quotes[0]) && (
          <p>
            <a className="btn" href={quotes[0].url}>
              {quotes[0].state === "accepted" ? "See your order" : "See your quote"}
            </a>
          </p>
        )}
      </section>
      <AnswerForm refused={refused} />
      <p className="conversation-note">{explainLink(formatLongDate(inquiry.endsOn, timeZone))}</p>
    </main>
  );
}

const isShown = ({ state }: QuoteLink): boolean => isOpenQuote({ state }) || state === "accepted";

type PiecesProps = { inquiry: PrivateInquiry; now: string; timeZone: string };

function Pieces({ inquiry: { pieces, ringSize }, now, timeZone }: PiecesProps) {
  return (
    <>
      {pieces.length > 0 && (
        <ul className="conversation-pieces">
          {pieces.map((piece) => (
            <li key={piece.productId ?? piece.name}>
              <span className="conversation-shot">
                {piece.picture && <Picture isDecorative picture={piece.picture} sizes="76px" />}
              </span>
              <div>
                <b>
                  {piece.isListed ? (
                    <a href={`/products/${piece.productId}`}>{piece.name}</a>
                  ) : (
                    piece.name
                  )}
                </b>
                {piece.price !== null && <span>{formatPrice(piece.price)}</span>}
                {piece.availability !== null &&
                  (piece.isReservedHere ? (
                    <span className="dot reserved">Reserved for you</span>
                  ) : (
                    <AvailabilityDot
                      label={describeAvailability(
                        {
                          isActive: true,
                          availability: piece.availability,
                          reservedUntil: piece.reservedUntil,
                          leadTime: null,
                        },
                        { timeZone, now },
                      )}
                    />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {ringSize && <p>{`Ring size ${ringSize}`}</p>}
    </>
  );
}

const explainLink = (day: string) =>
  `Anyone with this page’s link can read it, so keep it to yourself. The page stays until ${day}, longer if one of us writes.`;
