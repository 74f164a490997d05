import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatPrice } from "#contract/decimals.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import type { Quote } from "#contract/sales/quotes.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { formatShortDate } from "#web/catalog/format-date.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { LinkButton } from "../../link-button.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useNow } from "../../use-now.ts";
import { refetchInquiries } from "../use-change-inquiry.ts";

const OF_THE_QUOTE = "of the quote";

const useQuotes = ({ id }: Inquiry) =>
  useQuery<Quote[]>({ queryKey: [`/api/inquiries/${id}/quotes`], refetchOnMount: "always" }).data;

const isOpenQuote = ({ state }: Quote): boolean => state === "sent" || state === "opened";

/** The words of the link to the editor: to make a quote, to go on with its draft, or to change it. */
export function useQuoteLink(inquiry: Inquiry) {
  const quotes = useQuotes(inquiry) ?? [];
  const isDraft = quotes[0]?.state === "draft";
  return {
    to: `/admin/inquiries/${inquiry.id}/quote`,
    label: isDraft
      ? "Continue the quote"
      : quotes.some(isOpenQuote)
        ? "Change the quote"
        : "Make a quote",
  };
}

/** The versions of the quote that were sent, each with what became of it. Renders nothing without any. */
export function Quotes({ inquiry }: { inquiry: Inquiry }) {
  const sent = useQuotes(inquiry)?.filter(({ state }) => state !== "draft") ?? [];
  if (sent.length === 0) return null;
  return (
    <section className="about-part about-quotes">
      <h3>{sent.length > 1 ? "Quotes" : "Quote"}</h3>
      <ul>
        {sent.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </ul>
    </section>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const isOpen = isOpenQuote(quote);
  const label = nameVersion(quote.version);
  return (
    <li>
      <p className="cluster about-sum">
        <a href={quote.publicUrl} rel="noreferrer" target="_blank">
          {label}
        </a>
        <b className="num">{formatPrice(quote.total)}</b>
      </p>
      <p className="muted small">{describeQuote(quote, { timeZone, now })}</p>
      {quote.orderId !== null && (
        <Link className="link" to={`/admin/orders/${quote.orderId}`}>
          {`Order ${quote.orderId}`}
        </Link>
      )}
      {isOpen && (
        <p className="toolbar about-links">
          <LinkButton name={OF_THE_QUOTE} title="Your quote" url={quote.publicUrl} />
          <Withdraw quote={quote} />
        </p>
      )}
    </li>
  );
}

function Withdraw({ quote: { id } }: { quote: Quote }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const withdraw = useAction({
    mutationFn: () => callApi<Quote>("POST", `/api/quotes/${id}/withdraw`),
    onSuccess: async () => {
      toast({
        title: "Quote withdrawn",
        description: "It can no longer be accepted. What it reserved is available again.",
      });
      await refetchInquiries(client);
      await refetch(client, "/api/products", "/api/inventory");
    },
    onError: (error) => showError("Couldn’t withdraw the quote", error),
  });
  return (
    <button
      className="link"
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate()}
      type="button"
    >
      Withdraw
      <span className="sr"> {OF_THE_QUOTE}</span>
    </button>
  );
}

const nameVersion = (version: number) => (version === 1 ? "Quote" : `Version ${version}`);

type When = { timeZone: string; now: Date };

/** What became of a quote: "Sent November 22, valid until November 30", "Accepted November 23". */
export function describeQuote(quote: Quote, { timeZone, now }: When): string {
  const day = (instant: string | null) =>
    instant === null ? "" : ` ${formatShortDate(instant, timeZone, now.toISOString())}`;
  const { state, sentAt, openedAt, endedAt, validUntil } = quote;
  switch (state) {
    case "draft":
      return "Draft";
    case "sent":
      return `Sent${day(sentAt)}, valid until${day(validUntil)}`;
    case "opened":
      return `Opened${day(openedAt)}, valid until${day(validUntil)}`;
    case "expired":
      return `Expired${day(validUntil)}`;
    default:
      return `${ENDED[state]}${day(endedAt)}`;
  }
}

const ENDED = {
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  replaced: "Replaced",
} as const;
