import type { ReactNode } from "react";
import type { PublishedDay } from "./published-day.ts";
import "./byline.css";

/** The date of a collection, its author, and what else belongs on that line. */
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
    <p className="byline">
      {day.instant ? <time dateTime={day.instant}>{day.text}</time> : <span>{day.text}</span>}
      <span>{author}</span>
      {children}
    </p>
  );
}
