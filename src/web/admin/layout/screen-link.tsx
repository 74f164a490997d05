import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HealthProblem } from "#contract/operations/health.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { useInquiryCounts } from "../use-inquiry-counts.ts";
import { useDesk } from "./use-desk.ts";
import type { Screen } from "./navigation.ts";
import { HEALTH_PROBLEMS_QUERY } from "../health-problems-query.ts";

type ScreenLinkProps = { screen: Screen; isCurrent: boolean; children: ReactNode };

/** A navigation link that marks the current screen. */
export function ScreenLink({ screen, isCurrent, children }: ScreenLinkProps) {
  const { isOpen } = useDesk();
  const NeedsYou = screen.counts && COUNTS[screen.counts];
  const to = isOpen ? screen.to : (screen.whileClosed ?? screen.to);
  return (
    <Link aria-current={isCurrent ? "page" : undefined} to={to}>
      {children}
      {NeedsYou && <NeedsYou />}
    </Link>
  );
}

const HEALTH_MILLISECONDS = 5 * 60 * 1000;

const COUNTS = { orders: OrderCount, inquiries: InquiryCount, health: HealthCount };

function OrderCount() {
  const { data } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  return <Count count={data?.pendingOrders} word="pending" />;
}

function InquiryCount() {
  const counts = useInquiryCounts();
  return <Count count={counts && counts.new + counts["waiting-for-you"]} word="need you" />;
}

/** What the checks found last; none runs for it. */
function HealthCount() {
  const { data } = useQuery<HealthProblem[]>({
    queryKey: HEALTH_PROBLEMS_QUERY,
    refetchInterval: HEALTH_MILLISECONDS,
  });
  return <Count count={data?.length} word="to fix" />;
}

function Count({ count, word }: { count: number | undefined; word: string }) {
  if (!count) return null;
  return (
    <span className="desk-count">
      {count}
      <span className="sr"> {word}</span>
    </span>
  );
}
