import { Link } from "react-router";
import { endOfDay } from "#contract/end-of-day.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { firstName } from "../describe-inquiry.ts";
import { formatRecentDay } from "../format-recent.ts";
import type { AboutProps } from "./about.tsx";
import { useCloseInquiry } from "./use-close-inquiry.ts";
import { useSale } from "./use-sales.ts";
import { useQuoteLink } from "./quote.tsx";
import { defaultLastDay, useReserve } from "./use-reserve.ts";

/** The actions at the foot of the conversation, where there is no room for them beside it. */
export function ActionBar({ inquiry, piece }: AboutProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { reserve } = useReserve(inquiry);
  const close = useCloseInquiry(inquiry);
  const quote = useQuoteLink(inquiry);
  const sale = useSale(inquiry);
  const productId = piece?.productId ?? null;
  const last = defaultLastDay(now, timeZone);
  const until = formatRecentDay(endOfDay(last, timeZone), { now, timeZone });
  return (
    <fieldset aria-label="Actions" className="talk-acts">
      {productId !== null && piece?.availability === "available" && (
        <button
          aria-label={`Reserve for ${firstName(inquiry.name)} until ${until}`}
          disabled={reserve.isPending}
          onClick={() => reserve.mutate({ productId, until: last })}
          type="button"
        >
          <DeskIcon name="half" />
          Reserve
        </button>
      )}
      <Link aria-label={quote.label} to={quote.to}>
        <DeskIcon name="list" />
        Quote
      </Link>
      <Link to={sale ? `/admin/orders/${sale.id}` : `/admin/orders/new?inquiry=${inquiry.id}`}>
        <DeskIcon name="box" />
        Order
      </Link>
      <button disabled={close.isPending} onClick={close.run} type="button">
        <DeskIcon name="check" />
        {close.isClosed ? "Open again" : "Close"}
        <span className="sr"> this inquiry</span>
      </button>
    </fieldset>
  );
}
