import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm, useFormContext, useWatch } from "react-hook-form";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MAIL_PROVIDERS, providerOfHost } from "#contract/mail/mail-providers.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { useMail } from "../../use-mail.ts";
import { useFieldAboveBar } from "../form/use-field-above-bar.ts";
import { type MailFields, mailFieldsSchema, toFields } from "./mail-fields.ts";
import { ServerFields } from "./server-fields.tsx";
import { SendTest } from "./send-test.tsx";
import { MAIL_QUERY, useSaveMail } from "./use-save-mail.ts";
import { saveFirst } from "./save-first.ts";
import "./mail-form.css";

const SenderField = FormField<MailFields>;

type MailFormProps = {
  /** Called after each save, the one before a test included. */
  onSaved?: () => void;
};

/** How the shop sends mail, with a test. Where it is set on the server there is only the test. */
export function MailForm({ onSaved }: MailFormProps) {
  const settings = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  return (
    <QueryState keepData query={settings} skeleton={<Skeleton className="mail-pending" />}>
      {(loaded) =>
        loaded.setUpIn === "server" ? (
          <div className="mail-make">
            <SetOnServer from={loaded.from} />
            <MailTest sender={parseSender(loaded.from).address} settings={loaded} />
          </div>
        ) : (
          <EditableForm onSaved={onSaved} settings={loaded} />
        )
      }
    </QueryState>
  );
}

function EditableForm({ settings, onSaved }: MailFormProps & { settings: MailSettings }) {
  const { businessName } = useDesk().settings;
  const form = useForm<MailFields>({
    resolver: zodResolver(mailFieldsSchema),
    defaultValues: toFields(settings, businessName),
  });
  const save = useSaveMail(form, settings, () => onSaved?.());
  const { isDirty } = form.formState;
  const sender = useWatch({ control: form.control, name: "senderAddress" });
  const isBarShown = isDirty || save.isPending;
  useUnsavedChanges(isDirty);
  useFieldAboveBar(isBarShown);
  const submit = form.handleSubmit((fields) => save.mutate(fields));
  return (
    <div className="mail-make">
      <Form aria-label="Email" className="mail-form" form={form} onSubmit={submit} prefix="mail">
        <MailInputs settings={settings} />
        {isBarShown && (
          <div className="toolbar ruled mail-save">
            <button className="btn" disabled={save.isPending} type="submit">
              {save.isPending ? "Saving…" : "Save"}
            </button>
            <button className="btn quiet" onClick={() => form.reset()} type="button">
              Discard
            </button>
            <small>Unsaved changes.</small>
          </div>
        )}
      </Form>
      <MailTest
        sender={sender}
        onSend={async () => !form.formState.isDirty || saveFirst(form, save)}
        settings={settings}
      />
    </div>
  );
}

function SetOnServer({ from }: { from: string }) {
  return (
    <section aria-labelledby="mail-on-server" className="mail-form">
      <h2 id="mail-on-server">Set on your server</h2>
      <p>{`Whoever runs your server set up email there. It’s sent from ${from}, and can only be changed on the server.`}</p>
    </section>
  );
}

/** The server, then the sender. */
function MailInputs({ settings }: { settings: MailSettings }) {
  const { getValues, setValue } = useFormContext<MailFields>();
  const followUser = () => {
    const { user, senderAddress } = getValues();
    if (senderAddress || !user.includes("@")) return;
    setValue("senderAddress", user.trim(), { shouldDirty: true });
  };
  return (
    <>
      <ServerFields
        findProvider={providerOfHost}
        label="Email server"
        onLeaveUser={followUser}
        ports={{ tls: 465, starttls: 587 }}
        servers={MAIL_PROVIDERS}
        settings={settings}
      />
      <SenderField help="What people see in their inbox." label="Sender name" name="senderName" />
      <SenderField
        help="Usually the same as your username."
        label="Sender email"
        name="senderAddress"
        type="email"
      />
    </>
  );
}

type MailTestProps = {
  settings: MailSettings;
  /** The sender's address, where a test goes to whose person has none. */
  sender: string;
  /** Saves what is not saved yet. @returns whether the test can be sent */
  onSend?: () => Promise<boolean>;
};

/** Sends a test mail and says what came of it. */
function MailTest({ settings, sender, onSend }: MailTestProps) {
  const to = useDesk().user.email ?? sender;
  const failure = useMail()?.failure;
  return (
    <section aria-labelledby="mail-test" className="mail-test">
      <h2 id="mail-test">Test</h2>
      <SendTest
        host={settings.host}
        label="Send a test email"
        labelAgain="Send another test email"
        onSend={onSend}
        lastFailure={failure}
        path="/api/settings/mail/test"
        to={to}
      />
      <Preview from={settings.from} to={to} />
    </section>
  );
}

function Preview({ from, to }: { from: string; to: string }) {
  const { businessName } = useDesk().settings;
  const sender = parseSender(from);
  return (
    <div className="stack mail-preview">
      <p className="muted small mail-preview-head">What you’ll receive</p>
      <dl>
        <dt>From</dt>
        <dd>{sender.name || sender.address || businessName}</dd>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd>Your shop’s email works</dd>
      </dl>
      <p className="mail-preview-brand">{businessName}</p>
      <p>
        This is a test email from your shop. If you can read it, your replies, receipts, and
        newsletter will arrive too.
      </p>
    </div>
  );
}
