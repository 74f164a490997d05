import type { ReactNode } from "react";
import type { PublishedDay } from "./published-day.ts";
import "./byline.css";

/** When a collection was published (else written), and by whom. */
export function Byline({
  day,
  author,
  children,
}: {
  day: PublishedDay;
  author: string;
  children?: ReactNode;
}) {
  return (
    <p className="date-line">
      {day.instant ? <time dateTime={day.instant}>{day.words}</time> : <span>{day.words}</span>}
      <span>{author}</span>
      {children}
    </p>
  );
}
