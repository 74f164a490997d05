import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { refetch } from "../../api-client/refetch.ts";
import { TurnOff } from "./turn-off.tsx";
import { MAIL_QUERY } from "./use-save-mail.ts";

const TURN_OFF = {
  turnOff: "Turn off email",
  turnOffQuestion: "Turn off email?",
  turnOffText:
    "Your shop stops sending email, and the password is deleted. Letters that are waiting go out when email is set up again.",
  turnedOff: "Email is off",
  turnOffFailed: "Couldn’t turn off email",
};

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
      words={TURN_OFF}
    />
  );
}
