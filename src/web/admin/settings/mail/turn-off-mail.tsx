import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { refetch } from "../../api-client/refetch.ts";
import { MAIL_WORDS } from "./messages.ts";
import { TurnOff } from "./turn-off.tsx";
import { MAIL_QUERY } from "./use-save-mail.ts";

/** Stops sending mail. */
export function TurnOffMail() {
  const { data } = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  const client = useQueryClient();
  if (data?.setUpIn !== "settings") return null;
  return (
    <TurnOff<MailSettings>
      onDone={(none) => {
        client.setQueryData(MAIL_QUERY, none);
        return refetch(client, "/api/mail");
      }}
      path="/api/settings/mail"
      words={MAIL_WORDS}
    />
  );
}
