import { useQuery } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MESSAGES } from "./messages.ts";
import "./stats-summary.css";

const FIGURES: { label: string; of: (stats: Stats) => string }[] = [
  { label: MESSAGES.ordersToday, of: ({ ordersToday }) => String(ordersToday) },
  { label: MESSAGES.revenueToday, of: ({ revenueToday }) => formatPrice(revenueToday) },
  { label: MESSAGES.listed, of: ({ piecesListed }) => String(piecesListed) },
  { label: MESSAGES.sold, of: ({ piecesSold }) => String(piecesSold) },
  { label: MESSAGES.hidden, of: ({ piecesHidden }) => String(piecesHidden) },
  { label: MESSAGES.subscribers, of: ({ subscribers }) => String(subscribers) },
];

/** The shop's figures in one row. */
export function StatsSummary() {
  const { data, error, refetch } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  if (error) {
    return (
      <p className="err stats-failed">
        {MESSAGES.failed(error.message)}
        <button className="link" onClick={() => void refetch()} type="button">
          {MESSAGES.tryAgain}
        </button>
      </p>
    );
  }
  return (
    <dl aria-busy={!data} className="stats-line">
      {FIGURES.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{data ? of(data) : <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
