import { useQuery } from "@tanstack/react-query";
import type { Letter, MailState } from "#contract/newsletter/letters.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { StopLetter } from "./stop-letter.tsx";
import { MESSAGES } from "./messages.ts";

/** How many get the letter and from whom, what keeps it from leaving, and when the last one was sent. */
export function LetterReaders({ mail }: { mail: MailState }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const last = useQuery<Letter[]>({ queryKey: ["/api/letters?limit=1"] }).data?.[0];
  const { readers, from, canSend, failure } = mail;
  if (readers === 0) return <p className="muted">{MESSAGES.noReaders}</p>;
  return (
    <>
      <p className="muted">
        {MESSAGES.readers(readers)} {from && MESSAGES.from(from)}
        {last && ` ${MESSAGES.lastLetter(formatTimeOrDay(last.createdAt, now, timeZone))}`}
      </p>
      {last && last.waiting > 0 && <StopLetter letter={last} />}
      {!canSend && (
        <p className="notice">
          {MESSAGES.testFirst} {failure}
        </p>
      )}
    </>
  );
}
