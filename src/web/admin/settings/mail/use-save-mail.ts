import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { type MailFields, toChange, toFields } from "./mail-fields.ts";

export const MAIL_QUERY = ["/api/settings/mail"];

/** Saves the mail settings. A failure is shown beside its field and keeps what was typed. */
export function useSaveMail(
  form: UseFormReturn<MailFields>,
  settings: MailSettings,
  onSaved: () => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: MailFields) =>
      callApi<MailSettings>("PUT", "/api/settings/mail", toChange(fields, settings)),
    onSuccess: async (saved, _fields, sent) => {
      client.setQueryData(MAIL_QUERY, saved);
      continueFrom(form, sent, toFields(saved, ""));
      toast({ title: "Saved" });
      onSaved();
      await refetch(client, "/api/mail");
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t save the email settings", error);
    },
  });
}
