import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useNow } from "../use-now.ts";
import { describeMail } from "./describe-mail.ts";
import { useRetryMail } from "./use-retry-mail.ts";
import "./mail-state.css";

type MailStateProps = {
  mail: OutgoingMail;
  /** The customer's address as it is now, which a retry takes; by default the mail's own. */
  to?: string;
};

/** What became of a mail to a customer, with Try again after a failure. */
export function MailState({ mail, to }: MailStateProps) {
  const retry = useRetryMail();
  const formatDay = useDateFormat();
  const formatTime = useDateFormat({ timeStyle: "short" });
  const now = useNow();
  const format = (instant: string) => {
    const day = formatDay(instant);
    const time = formatTime(instant);
    return day === formatDay(now.toISOString()) ? time : `${day}, ${time}`;
  };
  const hasFailed = mail.failure !== null && mail.state !== "sent";
  return (
    <p className={hasFailed ? "muted small mail-state failed" : "muted small mail-state"}>
      {describeMail(mail, now, format)}
      {hasFailed && (
        <>
          {" "}
          <button
            className="link"
            disabled={retry.isPending}
            onClick={() => retry.mutate({ id: mail.id, to })}
            type="button"
          >
            Try again
          </button>
        </>
      )}
    </p>
  );
}
