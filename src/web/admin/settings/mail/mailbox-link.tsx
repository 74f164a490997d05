import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";
import { MAIL_WORDS } from "./messages.ts";

export const MAILBOX_QUERY = ["/api/settings/mailbox"];

const words = MAIL_WORDS.mailbox;

/** Whether customers' answers are read from a mailbox, and the way to its settings. */
export function MailboxLink() {
  const { data } = useQuery<MailboxSettings>({ queryKey: MAILBOX_QUERY });
  if (!data) return null;
  return (
    <section aria-labelledby="mail-mailbox" className="mail-records">
      <h2 id="mail-mailbox">{words.heading}</h2>
      {data.isOn ? <p>{data.failure ?? words.on(data.user)}</p> : <p>{words.off}</p>}
      <div>
        <Link className="btn quiet" to="/admin/settings/mailbox">
          {data.isOn ? words.change : words.setUp}
        </Link>
      </div>
    </section>
  );
}
