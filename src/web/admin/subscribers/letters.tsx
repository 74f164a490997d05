import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { type Letter, LETTER_DELAY_SECONDS, type MailState } from "#contract/newsletter/letters.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { LetterForm } from "../letters/letter-form.tsx";
import { StopLetter } from "../letters/stop-letter.tsx";
import { useMail } from "../use-mail.ts";
import { useNow } from "../use-now.ts";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { formatPeopleCount } from "../formatting/format-people-count.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import "./letters.css";

const WRITE_A_LETTER = "Write a letter";

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
      <div className="toolbar letters-head">
        <h2 id="letters-title">Letters</h2>
        {isSetUp && (
          <button
            className="btn"
            type="button"
            disabled={readers === 0}
            onClick={() => openDialog(dialog)}
          >
            {WRITE_A_LETTER}
          </button>
        )}
      </div>
      {!isSetUp && (
        <p className="notice">
          <Link className="link" to="/admin/settings/mail">
            Set up email
          </Link>{" "}
          to send letters. Until then, use Export CSV to send them from somewhere else.
        </p>
      )}
      <Confirmations mail={mail} />
      {letters.data && letters.data.length > 0 && <LetterList letters={letters.data} />}
      {isSetUp && (
        // Closing it keeps the typed text.
        <Dialog className="letter-dialog" id="letter" ref={dialog} title={WRITE_A_LETTER}>
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
                ? `${letter.waiting} on the way from ${formatTimeOrDay(leavesAt(letter), now, timeZone)}`
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
    `${sent} sent`,
    waiting > 0 && `${waiting} on the way`,
    failed > 0 && `${failed} failed`,
    stopped > 0 && `${stopped} not sent`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** How many have confirmed their address, what that means, and a button that asks those who never were. */
function Confirmations({ mail }: { mail: MailState }) {
  const { isSetUp, readers, unconfirmed, unasked } = mail;
  const ask = useAskToConfirm();
  if (readers + unconfirmed === 0) return null;
  return (
    <div className="confirmations">
      <p>
        {`${readers} confirmed, ${unconfirmed} waiting to confirm. Letters go only to people who confirmed their email address.`}{" "}
        {unasked > 0 &&
          (isSetUp
            ? `Not asked yet: ${unasked}, from an import or from before email was set up.`
            : "Once email is set up, you can ask the others here.")}
      </p>
      {isSetUp && unasked > 0 && (
        <button
          className="btn quiet"
          type="button"
          disabled={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {`Ask ${formatPeopleCount(unasked)} to confirm`}
        </button>
      )}
    </div>
  );
}

function useAskToConfirm() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi<{ asked: number }>("POST", "/api/subscribers/ask-to-confirm"),
    onSuccess: async ({ asked }) => {
      toast({ title: `Asked ${formatPeopleCount(asked)} to confirm` });
      await refetch(client, "/api/mail");
    },
    onError: (error) => showError("Couldn’t ask your subscribers", error),
  });
}
