import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { MAILBOX_PROVIDERS, providerOfMailbox } from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import type { MailboxSettings } from "#contract/mail/mailbox-settings.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { useFieldAboveBar } from "../form/use-field-above-bar.ts";
import { MailInput } from "../mail/mail-input.tsx";
import { MAILBOX_QUERY } from "../mail/mailbox-link.tsx";
import { PasswordField } from "../mail/password-field.tsx";
import { ProviderChoice } from "../mail/provider-choice.tsx";
import { SecurityField } from "../mail/security-field.tsx";
import {
  type MailboxFields,
  mailboxFieldsSchema,
  toMailboxChange,
  toMailboxFields,
} from "./mailbox-fields.ts";
import { TryMailbox } from "./try-mailbox.tsx";
import { saveFirst } from "../mail/save-first.ts";

const SECURITIES = {
  tls: "TLS (port 993)",
  starttls: "STARTTLS (port 143)",
  none: "None (not recommended)",
};

const SERVERS = MAILBOX_PROVIDERS.map(({ name, imap }) => ({ ...imap, name }));

type MailboxFormProps = { settings: MailboxSettings; mail: MailSettings };

/** The mailbox that answers are read from, and a test of it. */
export function MailboxForm({ settings, mail }: MailboxFormProps) {
  const form = useForm<MailboxFields>({
    resolver: zodResolver(mailboxFieldsSchema),
    defaultValues: toMailboxFields(settings, mail),
  });
  const save = useSaveMailbox(form, settings, mail);
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const canSave = isDirty || !settings.isOn;
  const isBarShown = canSave || save.isPending;
  useFieldAboveBar(isBarShown);
  return (
    <FormProvider {...form}>
      <div className="mail-make">
        <form
          aria-label="Answers by email"
          className="mail-form"
          noValidate
          onSubmit={(event) => void form.handleSubmit((fields) => save.mutate(fields))(event)}
        >
          <ProviderChoice otherPort={993} servers={SERVERS} />
          <div className="mail-server">
            <MailInput label="Server for incoming email" name="host" />
            <MailInput inputMode="numeric" label="Port" name="port" />
          </div>
          <SecurityField securities={SECURITIES} />
          <MailInput help="Usually your full email address." label="Username" name="user" />
          <PasswordField findProvider={providerOfMailbox} settings={settings} />
          {isBarShown && (
            <div className="mail-save">
              <button className="btn" disabled={save.isPending} type="submit">
                {save.isPending ? "Saving…" : settings.isOn ? "Save" : "Turn on"}
              </button>
              {isDirty && (
                <>
                  <button className="btn quiet" onClick={() => form.reset()} type="button">
                    Discard
                  </button>
                  <small>Unsaved changes.</small>
                </>
              )}
            </div>
          )}
        </form>
        <TryMailbox onTry={async () => !canSave || saveFirst(form, save)} settings={settings} />
      </div>
    </FormProvider>
  );
}

/** Saves the settings. A failure is shown beside its field and keeps what was typed. */
function useSaveMailbox(
  form: UseFormReturn<MailboxFields>,
  settings: MailboxSettings,
  mail: MailSettings,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: MailboxFields) =>
      callApi<MailboxSettings>("PUT", "/api/settings/mailbox", toMailboxChange(fields, settings)),
    onSuccess: (saved, _fields, sent) => {
      client.setQueryData(MAILBOX_QUERY, saved);
      continueFrom(form, sent, toMailboxFields(saved, mail));
      toast({ title: "Saved" });
    },
    onError: (error) => {
      setFieldErrors(form, error);
      showError("Couldn’t save the settings", error);
    },
  });
}
