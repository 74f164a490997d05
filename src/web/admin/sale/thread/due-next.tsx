import { formatPrice } from "#contract/decimals.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { missingDeposit } from "#contract/sales/deposit-due.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { SaleDate, SaleState, SaleStep } from "#contract/sales/sale.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { useNow } from "../../use-now.ts";
import type { SaleRecord } from "./thread-entries.ts";

type Props = { sale: SaleRecord; order: Order | null; state: SaleState; step: SaleStep };

/** What is due next, and since or until when, as the last entry of the thread. */
export function DueNext({ sale, order, state, step }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const name = isolateText(firstName(sale.inquiry?.name ?? order?.customerName ?? ""));
  const isTheirs = state.waitsFor === "customer";
  const sum = order && (missingDeposit(order) ?? order.balanceDue);
  return (
    <li className={isTheirs ? "due due-theirs" : "due"}>
      <b>{describeStep(step, { name, isTheirs, sum })}</b>
      <p>
        {DATES[state.dateOf](
          formatRecentDay(state.date, { now, timeZone }).replace(/^(?:To|Yester)day$/, startLower),
          name,
        )}
      </p>
    </li>
  );
}

const startLower = (day: string): string => day.toLowerCase();

type Due = { name: string; isTheirs: boolean; sum: string | null };

function describeStep(step: SaleStep, { name, isTheirs, sum }: Due): string {
  switch (step) {
    case "answer":
      return "Your answer";
    case "make-quote":
      return isTheirs ? `${name}’s answer` : "A quote";
    case "send-quote":
      return "Your quote, not sent yet";
    case "write-again":
      return `${name}’s answer`;
    case "record-deposit":
      return `Deposit, ${formatPrice(sum ?? "0")}`;
    case "record-payment":
      return `Payment, ${formatPrice(sum ?? "0")}`;
    case "start-preparation":
      return "On the bench";
    case "mark-shipped":
      return "Shipping";
    case "ready-for-pickup":
      return "Ready for pickup";
    case "mark-delivered":
      return "Delivery";
    default:
      return "Pickup";
  }
}

const DATES: Record<SaleDate, (day: string, name: string) => string> = {
  wrote: (day, name) => `${name} wrote ${day}.`,
  answered: (day) => `You answered ${day}.`,
  "reserved-until": (day) => `Reserved until ${day}.`,
  "valid-until": (day) => `The quote is valid until ${day}.`,
  agreed: (day) => `Agreed ${day}.`,
  promised: (day) => `Promised for ${day}.`,
  "on-the-bench": (day) => `On the bench since ${day}.`,
  shipped: (day) => `Shipped ${day}.`,
  ready: (day) => `Ready since ${day}.`,
  ended: (day) => `Ended ${day}.`,
};
