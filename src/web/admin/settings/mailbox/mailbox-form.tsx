import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useState } from "react";
import {
  MAILBOX_PROVIDERS,
  providerOfMailbox,
  MAIL_PROVIDERS,
} from "#contract/mail/mail-providers.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import {
  type MailboxSettings,
  type MailboxTestResult,
  type MailboxSettingsChange,
  mailboxSettingsChangeSchema,
} from "#contract/mail/mailbox-settings.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { z } from "#contract/zod.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { Form } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { formatRecentTime } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useNow } from "../../use-now.ts";
import { useFieldAboveBar } from "../form/use-field-above-bar.ts";
import { MAILBOX_QUERY } from "../mail/mailbox-link.tsx";
import { ServerFields } from "../mail/server-fields.tsx";
import { Failed, Said } from "../mail/test-result.tsx";
import { saveFirst } from "../mail/save-first.ts";

const FACTS = [
  "Only answers to email from your shop are added. Everything else stays untouched.",
  "Nothing is moved, deleted, or marked as read. Answers that were added get a hidden label.",
  "Photos come along. Other attachments stay in your inbox.",
] as const;

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
    <div className="mail-make">
      <Form
        aria-label="Answers by email"
        className="mail-form"
        form={form}
        onSubmit={form.handleSubmit((fields) => save.mutate(fields))}
        prefix="mail"
      >
        <ServerFields
          findProvider={providerOfMailbox}
          label="Server for incoming email"
          ports={{ tls: 993, starttls: 143 }}
          servers={SERVERS}
          settings={settings}
        />
        {isBarShown && (
          <div className="toolbar ruled mail-save">
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
      </Form>
      <TryMailbox onTry={async () => !canSave || saveFirst(form, save)} settings={settings} />
    </div>
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

type TryMailboxProps = {
  settings: MailboxSettings;
  /** Saves what is not saved yet. @returns whether the mailbox can be tried */
  onTry: () => Promise<boolean>;
};

/** Looks in the mailbox and says what came of it, and when it was last read by itself. */
function TryMailbox({ settings, onTry }: TryMailboxProps) {
  const test = useAction({
    mutationFn: () => callApi<MailboxTestResult>("POST", "/api/settings/mailbox/test"),
  });
  const [isSaving, setSaving] = useState(false);
  const isPending = isSaving || test.isPending;
  const tryIt = async () => {
    setSaving(true);
    const isReady = await onTry();
    setSaving(false);
    if (isReady) test.mutate();
  };
  return (
    <section aria-labelledby="mailbox-test" className="mail-test">
      <h2 id="mailbox-test">Test</h2>
      <div className="toolbar mail-test-send">
        <button
          className="btn quiet"
          disabled={isPending}
          onClick={() => void tryIt()}
          type="button"
        >
          <DeskIcon name="mail" />
          {isPending ? "Looking in your inbox…" : test.isSuccess ? "Try it again" : "Try it"}
        </button>
      </div>
      <div aria-live="polite">
        {test.isSuccess && !isPending && <Said text={test.data.message} title="It works" />}
      </div>
      {test.isError && !isPending && (
        <Failed
          error={test.error}
          fallback="Couldn’t look in your inbox."
          provider={providerOfMailbox(settings.host)}
        />
      )}
      {settings.isOn && <LastRead settings={settings} />}
      <h2>What it does</h2>
      <ul className="stack-close muted mailbox-facts">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function LastRead({ settings: { checkedAt, failure } }: { settings: MailboxSettings }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  if (failure !== null) return <p className="mailbox-failure">{failure}</p>;
  return (
    <p>
      {checkedAt === null
        ? "Not checked yet. It takes about a minute."
        : `Last checked ${formatRecentTime(checkedAt, { timeZone, now })}.`}
    </p>
  );
}

const mailboxFieldsSchema = mailboxSettingsChangeSchema
  .omit({ updatedAt: true, port: true })
  .extend({
    port: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, "Enter the port, like 993."),
    password: z.string().max(1000),
  });
type MailboxFields = z.infer<typeof mailboxFieldsSchema>;

/** @param mail where nothing is set up yet, its provider's mailbox is filled in */
export function toMailboxFields(settings: MailboxSettings, mail: MailSettings): MailboxFields {
  const { host, port, security, user } = settings;
  const fields = { host, port: String(port), security, user, password: "" };
  const imap = MAIL_PROVIDERS.find((provider) => provider.host === mail.host)?.imap;
  if (settings.isOn || !imap) return fields;
  const { host: mailboxHost, port: mailboxPort, security: mailboxSecurity } = imap;
  return {
    ...fields,
    host: mailboxHost,
    port: String(mailboxPort),
    security: mailboxSecurity,
    user: mail.user,
  };
}

export const toMailboxChange = (
  fields: MailboxFields,
  { updatedAt }: MailboxSettings,
): MailboxSettingsChange => ({ ...fields, port: Number(fields.port), updatedAt });
