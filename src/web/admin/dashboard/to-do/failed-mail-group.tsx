import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailSubject, OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { nameOfMail } from "../../outgoing-mails/describe-mail.ts";
import { useRetryMail } from "../../outgoing-mails/use-retry-mail.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import "./failed-mail-group.css";

const SCREENS: Partial<Record<MailSubject, { path: string; label: string }>> = {
  order: { path: "/admin/orders", label: "Order" },
  inquiry: { path: "/admin/inquiries", label: "Inquiry" },
};

/** Emails that customers did not get, until sent again or dismissed. */
export function FailedMailGroup({ mails }: { mails: OutgoingMail[] }) {
  if (mails.length === 0) return null;
  return (
    <section className="to-do-group">
      <h2>
        Emails not sent <small>{mails.length}</small>
      </h2>
      <p className="to-do-why">These emails weren’t delivered.</p>
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
        <h3>{`${nameOfMail(mail)} to ${mail.to}`}</h3>
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
          Try again
          <span className="sr">: {mail.subject}</span>
        </button>
        <button
          className="btn quiet small"
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate(mail.id)}
          type="button"
        >
          Dismiss
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
    onError: (error) => showError("Couldn’t dismiss the email", error),
    onSettled: () => refetch(client, "/api/outgoing-mails"),
  });
}
