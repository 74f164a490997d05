import { useQuery } from "@tanstack/react-query";
import type { Letter, MailState } from "#contract/newsletter/letters.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { formatPeopleCount } from "../formatting/format-people-count.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { StopLetter } from "./stop-letter.tsx";

/** How many get the letter and from whom, what keeps it from leaving, and when the last one was sent. */
export function LetterReaders({ mail }: { mail: MailState }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const last = useQuery<Letter[]>({ queryKey: ["/api/letters?limit=1"] }).data?.[0];
  const { readers, from, canSend, failure } = mail;
  if (readers === 0)
    return (
      <p className="muted">
        Nobody has confirmed a subscription yet, so there is no one to send it to.
      </p>
    );
  return (
    <>
      <p className="muted">
        {countReaders(readers)} {from && `It comes from ${from}.`}
        {last && ` Last letter sent ${formatTimeOrDay(last.createdAt, now, timeZone)}.`}
      </p>
      {last && last.waiting > 0 && <StopLetter letter={last} />}
      {!canSend && (
        <p className="notice">
          It isn’t certain that email leaves your shop. Send yourself a test first. {failure}
        </p>
      )}
    </>
  );
}

const countReaders = (count: number) =>
  count === 1
    ? "One person will get this letter."
    : `${formatPeopleCount(count)} will get this letter.`;
