import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DeskMailKind, DeskMails } from "#contract/access/desk-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { SavedSwitch } from "../../forms/saved-switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MAIL_WORDS } from "./messages.ts";

const DESK_MAILS_QUERY = ["/api/account/mails"];

const words = MAIL_WORDS.toYou;

/** Which mails of the shop the signed-in person gets. */
export function DeskMailChoices() {
  const { data } = useQuery<DeskMails>({ queryKey: DESK_MAILS_QUERY });
  if (!data) return null;
  const { email } = data;
  return (
    <section aria-labelledby="mail-to-you" className="mail-records">
      <h2 id="mail-to-you">{words.heading}</h2>
      <p>
        {email === null ? words.noAddress : words.text(email)}{" "}
        {email === null && (
          <Link className="link" to="/admin/account">
            {words.account}
          </Link>
        )}
      </p>
      {(["summary", "health"] as const).map((kind) => (
        <DeskMailSwitch isOn={data[kind]} key={kind} kind={kind} hasAddress={email !== null} />
      ))}
    </section>
  );
}

type SwitchProps = { kind: DeskMailKind; isOn: boolean; hasAddress: boolean };

function DeskMailSwitch({ kind, isOn, hasAddress }: SwitchProps) {
  return (
    <SavedSwitch
      disabled={!hasAddress}
      help={words[kind].help}
      isOn={isOn}
      label={words[kind].label}
      save={useSwitchDeskMail(kind)}
    />
  );
}

function useSwitchDeskMail(kind: DeskMailKind) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    // Each answer holds both mails: the last one must be of the last press.
    scope: { id: "desk-mails" },
    mutationFn: (isOn: boolean) =>
      callApi<DeskMails>("PUT", "/api/account/mails", { [kind]: isOn }),
    onSuccess: (mails) => {
      client.setQueryData(DESK_MAILS_QUERY, mails);
      toast({ title: MAIL_WORDS.saved });
    },
    onError: (error) => showError(words.failed, error),
  });
}
