import type { ReactNode } from "react";
import { formatLongDate } from "./format-long-date.ts";
import { useShopFacts } from "./use-shop-facts.ts";
import "./date-line.css";

/** When a collection was published (else written), and by whom. */
export function DateLine({
  instant,
  author,
  children,
}: {
  instant: string;
  author: string;
  children?: ReactNode;
}) {
  const { timeZone } = useShopFacts();
  return (
    <p className="date-line">
      {instant ? (
        <time dateTime={instant}>{formatLongDate(instant, timeZone)}</time>
      ) : (
        <span>{formatLongDate(instant, timeZone)}</span>
      )}
      <span>{author}</span>
      {children}
    </p>
  );
}
