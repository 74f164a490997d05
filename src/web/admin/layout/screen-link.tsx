import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { Stats } from "#contract/stats.ts";
import { useDesk } from "./use-desk.ts";
import { currentScreen, type Screen } from "./navigation.ts";

/** A navigation link that marks the current screen. */
export function ScreenLink({ screen, children }: { screen: Screen; children: ReactNode }) {
  const { pathname } = useLocation();
  const { isOpen } = useDesk();
  const to = isOpen ? screen.to : (screen.whileClosed ?? screen.to);
  return (
    <Link aria-current={currentScreen(pathname) === screen ? "page" : undefined} to={to}>
      {children}
      {screen.counts && <Count of={screen.counts} />}
    </Link>
  );
}

function Count({ of }: { of: NonNullable<Screen["counts"]> }) {
  const { data } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const count = data?.[of.stat];
  if (!count) return null;
  return (
    <span className="desk-count">
      {count}
      <span className="sr"> {of.word}</span>
    </span>
  );
}
