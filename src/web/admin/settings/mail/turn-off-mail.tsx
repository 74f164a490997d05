import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MAIL_WORDS } from "./messages.ts";
import { MAIL_QUERY } from "./use-save-mail.ts";

/** Removes the mail settings, after a question: the password is gone then. */
export function TurnOffMail() {
  const { data } = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const turnOff = useMutation({
    mutationFn: () => callApi<MailSettings>("DELETE", "/api/settings/mail"),
    onSuccess: async (none) => {
      dialog.current?.close();
      client.setQueryData(MAIL_QUERY, none);
      toast({ title: MAIL_WORDS.turnedOff });
      await refetch(client, "/api/mail");
    },
    onError: (error) => showError(MAIL_WORDS.turnOffFailed, error),
  });
  if (data?.setUpIn !== "settings") return null;
  return (
    <section className="mail-off">
      <button className="btn small quiet" onClick={() => openDialog(dialog)} type="button">
        {MAIL_WORDS.turnOff}
      </button>
      <Dialog className="desk-dialog" id="mail-off" ref={dialog} title={MAIL_WORDS.turnOffQuestion}>
        <p>{MAIL_WORDS.turnOffText}</p>
        <div className="desk-buttons">
          <button
            className="btn"
            disabled={turnOff.isPending}
            onClick={() => turnOff.mutate()}
            type="button"
          >
            {MAIL_WORDS.turnOff}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            {MAIL_WORDS.cancel}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
