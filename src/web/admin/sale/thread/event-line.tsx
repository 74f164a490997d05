import type { ReactNode } from "react";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { formatRecentTime } from "../../inquiries/format-recent.ts";

/** What happened, as a small line. */
export function EventLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="event">
      <p>{children}</p>
      <RecentTime at={at} />
    </li>
  );
}

/** "Today, 9:41 AM" */
export function RecentTime({ at }: { at: string }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return <time dateTime={at}>{formatRecentTime(at, { timeZone, now })}</time>;
}
