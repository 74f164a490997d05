import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DeskMails, DeskMailsChange } from "#contract/access/desk-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { Switch } from "../../forms/switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MAIL_WORDS } from "./messages.ts";

const DESK_MAILS_QUERY = ["/api/account/mails"];

const words = MAIL_WORDS.toYou;

/** Which mails of the shop the signed-in person gets. */
export function DeskMailChoices() {
  const { data } = useQuery<DeskMails>({ queryKey: DESK_MAILS_QUERY });
  const change = useChangeDeskMails();
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
        <Switch
          checked={data[kind]}
          disabled={email === null || change.isPending}
          help={words[kind].help}
          key={kind}
          label={words[kind].label}
          onChange={(isOn) => change.mutate({ [kind]: isOn })}
        />
      ))}
    </section>
  );
}

function useChangeDeskMails() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (change: DeskMailsChange) =>
      callApi<DeskMails>("PUT", "/api/account/mails", change),
    onSuccess: (mails) => {
      client.setQueryData(DESK_MAILS_QUERY, mails);
      toast({ title: MAIL_WORDS.saved });
    },
    onError: (error) => showError(words.failed, error),
  });
}
