import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DeskMailKind, DeskMails } from "#contract/access/desk-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { SavedSwitch } from "../../forms/saved-switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

const MAILS = {
  summary: {
    label: "Weekly summary",
    help: "Every Monday morning: what visitors looked at, asked, and bought, and what’s due.",
  },
  health: {
    label: "When your shop needs you",
    help: "Once a day at most, about something only a person can fix.",
  },
};

const DESK_MAILS_QUERY = ["/api/account/mails"];

/** Which mails of the shop the signed-in person gets. */
export function DeskMailChoices() {
  const { data } = useQuery<DeskMails>({ queryKey: DESK_MAILS_QUERY });
  if (!data) return null;
  const { email } = data;
  return (
    <section aria-labelledby="mail-to-you" className="mail-records">
      <h2 id="mail-to-you">Emails to you</h2>
      <p>
        {email === null
          ? "Your shop can’t send you these yet, because it doesn’t have your email address."
          : `Your shop sends these to ${email}.`}{" "}
        {email === null && (
          <Link className="link" to="/admin/account">
            Add your email
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
      help={MAILS[kind].help}
      isOn={isOn}
      label={MAILS[kind].label}
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
      toast({ title: "Saved" });
    },
    onError: (error) => showError("Couldn’t save your choice", error),
  });
}
