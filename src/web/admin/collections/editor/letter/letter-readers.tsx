import { useQuery } from "@tanstack/react-query";
import type { Letter } from "#contract/newsletter/letters.ts";
import { formatTimeOrDay } from "../../../formatting/format-day.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import { useNow } from "../../../use-now.ts";
import { MESSAGES } from "./messages.ts";

/** How many get the letter, and when the last one was sent. */
export function LetterReaders({ readers }: { readers: number }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const last = useQuery<Letter[]>({ queryKey: ["/api/letters?limit=1"] }).data?.[0];
  if (readers === 0) return <p className="muted">{MESSAGES.noReaders}</p>;
  return (
    <p className="muted">
      {MESSAGES.readers(readers)}
      {last && ` ${MESSAGES.lastLetter(formatTimeOrDay(last.createdAt, now, timeZone))}`}
    </p>
  );
}
