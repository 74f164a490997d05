import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { useFieldAboveBar } from "../form/use-field-above-bar.ts";
import { type MailFields, mailFieldsSchema, toFields } from "./mail-fields.ts";
import { MailInputs } from "./mail-inputs.tsx";
import { MailTest } from "./mail-test.tsx";
import { SetOnServer } from "./set-on-server.tsx";
import { MAIL_QUERY, useSaveMail } from "./use-save-mail.ts";
import "./mail-form.css";
import { saveFirst } from "./save-first.ts";

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
    <FormProvider {...form}>
      <div className="mail-make">
        <form
          aria-label="Email"
          className="mail-form"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <MailInputs settings={settings} />
          {isBarShown && (
            <div className="mail-save">
              <button className="btn" disabled={save.isPending} type="submit">
                {save.isPending ? "Saving…" : "Save"}
              </button>
              <button className="btn quiet" onClick={() => form.reset()} type="button">
                Discard
              </button>
              <small>Unsaved changes.</small>
            </div>
          )}
        </form>
        <MailTest
          sender={sender}
          onSend={async () => !form.formState.isDirty || saveFirst(form, save)}
          settings={settings}
        />
      </div>
    </FormProvider>
  );
}
