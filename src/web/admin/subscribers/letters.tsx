import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { type Letter, LETTER_DELAY_SECONDS } from "#contract/newsletter/letters.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { LetterForm } from "../letters/letter-form.tsx";
import { StopLetter } from "../letters/stop-letter.tsx";
import { MESSAGES as LETTER } from "../letters/messages.ts";
import { useMail } from "../use-mail.ts";
import { useNow } from "../use-now.ts";
import { Confirmations } from "./confirmations.tsx";
import { MESSAGES } from "./messages.ts";
import "./letters.css";

const POLL_INTERVAL_MS = 5000;

/** The sent letters and a button for a new one, or how to set up mail. */
export function Letters() {
  const dialog = useRef<HTMLDialogElement>(null);
  const mail = useMail();
  const letters = useQuery<Letter[]>({
    queryKey: ["/api/letters?limit=10"],
    // Polls only while a letter is being sent.
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? POLL_INTERVAL_MS : false,
  });
  if (!mail) return null;
  const { isSetUp, readers } = mail;
  return (
    <section className="letters" aria-labelledby="letters-title">
      <div className="letters-head">
        <h2 id="letters-title">{MESSAGES.letters}</h2>
        {isSetUp && (
          <button
            className="btn"
            type="button"
            disabled={readers === 0}
            onClick={() => openDialog(dialog)}
          >
            {MESSAGES.write}
          </button>
        )}
      </div>
      {!isSetUp && (
        <p className="notice">
          <Link className="link" to="/admin/settings/mail">
            {LETTER.setUp}
          </Link>{" "}
          {MESSAGES.setUpWhy}
        </p>
      )}
      <Confirmations mail={mail} />
      {letters.data && letters.data.length > 0 && <LetterList letters={letters.data} />}
      {isSetUp && (
        // Closing it keeps the typed text.
        <Dialog className="letter-dialog" id="letter" ref={dialog} title={MESSAGES.write}>
          <LetterForm mail={mail} onClose={() => dialog.current?.close()} />
        </Dialog>
      )}
    </section>
  );
}

function LetterList({ letters }: { letters: Letter[] }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return (
    <ul className="letter-list">
      {letters.map((letter) => (
        <li key={letter.id}>
          <div>
            <b>{letter.subject}</b>
            <span>
              {formatTimeOrDay(letter.createdAt, now, timeZone)} ·{" "}
              {isLeaving(letter)
                ? MESSAGES.progress.leaving(
                    letter.waiting,
                    formatTimeOrDay(leavesAt(letter), now, timeZone),
                  )
                : describeProgress(letter)}
            </span>
          </div>
          {letter.waiting > 0 && <StopLetter letter={letter} />}
        </li>
      ))}
    </ul>
  );
}

/** Whether nobody has got it yet. */
const isLeaving = ({ sent, waiting, failed, stopped }: Letter): boolean =>
  waiting > 0 && sent + failed + stopped === 0;

const leavesAt = ({ createdAt }: Letter): string =>
  new Date(Date.parse(createdAt) + LETTER_DELAY_SECONDS * 1000).toISOString();

function describeProgress({ sent, waiting, failed, stopped }: Letter): string {
  const parts = [
    MESSAGES.progress.sent(sent),
    waiting > 0 && MESSAGES.progress.waiting(waiting),
    failed > 0 && MESSAGES.progress.failed(failed),
    stopped > 0 && MESSAGES.progress.stopped(stopped),
  ];
  return parts.filter(Boolean).join(", ");
}
