import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";

export const MAILBOX_QUERY = ["/api/settings/mailbox"];

/** Whether customers' answers are read from a mailbox, and the way to its settings. */
export function MailboxLink() {
  const { data } = useQuery<MailboxSettings>({ queryKey: MAILBOX_QUERY });
  if (!data) return null;
  return (
    <section aria-labelledby="mail-mailbox" className="stack ruled-ink mail-records">
      <h2 id="mail-mailbox">Answers by email</h2>
      {data.isOn ? (
        <p>
          {data.failure ?? `Answers that arrive at ${data.user} are added to the conversation.`}
        </p>
      ) : (
        <p>
          When customers answer your email, your shop can add their answers to the conversation
          under Inquiries.
        </p>
      )}
      <div>
        <Link className="btn quiet" to="/admin/settings/mailbox">
          {data.isOn ? "Change" : "Set up"}
        </Link>
      </div>
    </section>
  );
}
