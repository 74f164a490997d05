import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";
import { MAILBOX_QUERY } from "../mail/mailbox-link.tsx";
import { TurnOff } from "../mail/turn-off.tsx";
import { MAIL_QUERY } from "../mail/use-save-mail.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { MailboxForm } from "./mailbox-form.tsx";
import "../../desk-screen.css";
import "../settings.css";
import "../mail/mail-form.css";
import "./mailbox.css";

const TURN_OFF = {
  turnOff: "Turn off",
  turnOffQuestion: "Turn off answers by email?",
  turnOffText:
    "Your shop stops looking in your inbox, and the password is deleted. What was added stays.",
  turnedOff: "Answers by email are off",
  turnOffFailed: "Couldn’t turn it off",
};

export const meta = () => [{ title: "Answers by email, Settings" }];

/** The mailbox that customers' answers are read from. */
export default function MailboxScreen() {
  const settings = useQuery<MailboxSettings>({ queryKey: MAILBOX_QUERY });
  const mail = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  const client = useQueryClient();
  return (
    <>
      <SettingsHeader
        from={{ label: "Email", to: "/admin/settings/mail" }}
        lede="Your shop looks in your inbox each minute and adds what customers answer to the conversation under Inquiries."
        title="Answers by email"
      />
      <QueryState keepData query={mail} skeleton={<Skeleton className="mail-pending" />}>
        {(loadedMail) => (
          <QueryState keepData query={settings} skeleton={<Skeleton className="mail-pending" />}>
            {(loaded) => (
              <>
                <MailboxForm mail={loadedMail} settings={loaded} />
                {loaded.isOn && (
                  <TurnOff<MailboxSettings>
                    onDone={(none) => client.setQueryData(MAILBOX_QUERY, none)}
                    path="/api/settings/mailbox"
                    words={TURN_OFF}
                  />
                )}
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}
