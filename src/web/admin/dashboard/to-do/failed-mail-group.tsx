import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailSubject, OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { nameOfMail } from "../../outgoing-mails/describe-mail.ts";
import { useRetryMail } from "../../outgoing-mails/use-retry-mail.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "./failed-mail-group.css";

const SCREENS: Partial<Record<MailSubject, { path: string; label: string }>> = {
  order: { path: "/admin/orders", label: MESSAGES.failedMails.order },
  inquiry: { path: "/admin/inquiries", label: MESSAGES.failedMails.inquiry },
};

/** Emails that customers did not get, until sent again or dismissed. */
export function FailedMailGroup({ mails }: { mails: OutgoingMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        {MESSAGES.failedMails.title} <small>{mails.length}</small>
      </h2>
      <p className="to-do-why">{MESSAGES.failedMails.why}</p>
      <ul>
        {mails.map((mail) => (
          <FailedMailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function FailedMailRow({ mail }: { mail: OutgoingMail }) {
  const retry = useRetryMail();
  const dismiss = useDismissMail();
  const screen = SCREENS[mail.about.kind];
  return (
    <li className="failed-mail">
      <div>
        <h3>{MESSAGES.failedMails.to(nameOfMail(mail), mail.to)}</h3>
        <p>
          {mail.failure}
          {screen && (
            <>
              {" "}
              <Link className="link" to={`${screen.path}/${mail.about.id}`}>
                {screen.label} {mail.about.id}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="failed-mail-actions">
        <button
          className="btn quiet small"
          disabled={retry.isPending}
          onClick={() => retry.mutate({ id: mail.id })}
          type="button"
        >
          {MESSAGES.failedMails.tryAgain}
          <span className="sr">: {mail.subject}</span>
        </button>
        <button
          className="btn quiet small"
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate(mail.id)}
          type="button"
        >
          {MESSAGES.failedMails.dismiss}
          <span className="sr">: {mail.subject}</span>
        </button>
      </div>
    </li>
  );
}

function useDismissMail() {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (id: number) => callApi("POST", `/api/outgoing-mails/${id}/dismiss`),
    onError: (error) => showError(MESSAGES.failedMails.dismissFailed, error),
    onSettled: () => refetch(client, "/api/outgoing-mails"),
  });
}
