import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import type { Letter, MailState } from "#contract/newsletter/letters.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useAction } from "../use-action.ts";
import { useNow } from "../use-now.ts";
import { Confirmations } from "./confirmations.tsx";
import { LetterDialog } from "./letter-dialog.tsx";
import { useErrorToast } from "../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "./letters.css";

const POLL_INTERVAL_MS = 5000;

/** The sent letters and a button for a new one, or how to set up mail. */
export function Letters() {
  const dialog = useRef<HTMLDialogElement>(null);
  const mail = useQuery<MailState>({ queryKey: ["/api/mail"] });
  const letters = useQuery<Letter[]>({
    queryKey: ["/api/letters?limit=10"],
    // Polls only while a letter is being sent.
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? POLL_INTERVAL_MS : false,
  });
  if (!mail.data) return null;
  const { isSetUp, readers } = mail.data;
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
            {MESSAGES.setUp}
          </Link>{" "}
          {MESSAGES.setUpWhy}
        </p>
      )}
      <Confirmations mail={mail.data} />
      {letters.data && letters.data.length > 0 && <LetterList letters={letters.data} />}
      {isSetUp && <LetterDialog ref={dialog} mail={mail.data} />}
    </section>
  );
}

function LetterList({ letters }: { letters: Letter[] }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const stop = useStopLetter();
  return (
    <ul className="letter-list">
      {letters.map((letter) => (
        <li key={letter.id}>
          <div>
            <b>{letter.subject}</b>
            <span>
              {formatTimeOrDay(letter.createdAt, now, timeZone)} · {describeProgress(letter)}
            </span>
          </div>
          {letter.waiting > 0 && (
            <button
              className="btn quiet"
              type="button"
              aria-label={`${MESSAGES.stop} ${letter.subject}`}
              disabled={stop.isPending}
              onClick={() => stop.mutate(letter)}
            >
              {MESSAGES.stop}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function describeProgress({ sent, waiting, failed, stopped }: Letter): string {
  const parts = [
    MESSAGES.progress.sent(sent),
    waiting > 0 && MESSAGES.progress.waiting(waiting),
    failed > 0 && MESSAGES.progress.failed(failed),
    stopped > 0 && MESSAGES.progress.stopped(stopped),
  ];
  return parts.filter(Boolean).join(", ");
}

function useStopLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    keyOf: ({ id }) => id,
    mutationFn: ({ id }: Letter) => callApi<Letter>("POST", `/api/letters/${id}/stop`),
    onSuccess: async ({ sent }) => {
      toast({ title: MESSAGES.stopped, description: MESSAGES.alreadySent(sent) });
      await refetch(client, "/api/letters");
    },
    onError: (error) => showError(MESSAGES.stopFailed, error),
  });
}
