import { useQuery } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./stats-summary.css";

const FIGURES: { label: string; of: (stats: Stats) => string }[] = [
  { label: "Orders Today", of: ({ ordersToday }) => String(ordersToday) },
  { label: "Revenue Today", of: ({ revenueToday }) => formatPrice(revenueToday) },
  { label: "Listed", of: ({ piecesListed }) => String(piecesListed) },
  { label: "Sold", of: ({ piecesSold }) => String(piecesSold) },
  { label: "Hidden", of: ({ piecesHidden }) => String(piecesHidden) },
  { label: "Subscribers", of: ({ subscribers }) => String(subscribers) },
];

/** The shop's figures in one row. */
export function StatsSummary() {
  const { data, error, refetch } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  if (error) {
    return (
      <p className="err stats-failed">
        {`Couldn’t load the figures. ${error.message}`}
        <button className="link" onClick={() => void refetch()} type="button">
          Try again
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
