import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Stats } from "#contract/sales/stats.ts";
import { useInquiryCounts } from "../use-inquiry-counts.ts";
import { useDesk } from "./use-desk.ts";
import { currentScreen, type Screen } from "./navigation.ts";
import { MESSAGES } from "./messages.ts";

/** A navigation link that marks the current screen. */
export function ScreenLink({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { pathname } = useLocation();
  const { isOpen } = useDesk();
  const NeedsYou = screen.counts && COUNTS[screen.counts];
  const to = isOpen ? screen.to : (screen.whileClosed ?? screen.to);
  return (
    <Link aria-current={currentScreen(pathname) === screen ? "page" : undefined} to={to}>
      {children}
      {NeedsYou && <NeedsYou />}
    </Link>
  );
}

const COUNTS = { orders: OrderCount, inquiries: InquiryCount };

function OrderCount() {
  const { data } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  return <Count count={data?.pendingOrders} word={MESSAGES.navigation.pending} />;
}

function InquiryCount() {
  const counts = useInquiryCounts();
  return (
    <Count
      count={counts && counts.new + counts["waiting-for-you"]}
      word={MESSAGES.navigation.needYou}
    />
  );
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
