import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { parseSender } from "#contract/mail-sender.ts";
import { type MailProvider, providerOfHost } from "#contract/mail-providers.ts";
import type { MailSettings, MailTestResult } from "#contract/mail-settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { MAIL_WORDS } from "./messages.ts";
import { splitFirstSentence } from "./split-first-sentence.ts";

const words = MAIL_WORDS.test;
const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

type MailTestProps = {
  settings: MailSettings;
  /** Saves what is not saved yet. @returns whether the test can be sent */
  onSend?: () => Promise<boolean>;
};

/** Sends a test mail and says what came of it. */
export function MailTest({ settings, onSend }: MailTestProps) {
  const [sentAt, setSentAt] = useState("");
  const test = useMutation({
    mutationFn: () => callApi<MailTestResult>("POST", "/api/settings/mail/test", {}),
    onSuccess: () => setSentAt(clock.format(new Date())),
  });
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    setSaving(true);
    const isReady = onSend ? await onSend() : true;
    setSaving(false);
    if (isReady) test.mutate();
  };
  const isPending = isSaving || test.isPending;
  return (
    <section aria-labelledby="mail-test" className="mail-test">
      <h2 id="mail-test">{words.heading}</h2>
      <div className="mail-test-send">
        <button
          className="btn quiet"
          disabled={isPending}
          onClick={() => void send()}
          type="button"
        >
          <Icon name="mail" />
          {isPending ? words.sending : test.isSuccess ? words.sendAgain : words.send}
        </button>
        <span>{words.where}</span>
      </div>
      <div aria-live="polite">
        {test.isSuccess && !isPending && (
          <Said
            title={words.sentAt(sentAt)}
            text={words.sentTo(
              test.data.to,
              Math.max(1, Math.round(test.data.milliseconds / 1000)),
            )}
          />
        )}
      </div>
      {test.isError && !isPending && (
        <Failed error={test.error} provider={providerOfHost(settings.host)} />
      )}
      <Preview from={settings.from} to={test.data?.to ?? words.you} />
    </section>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className="mail-said">
      <Icon name="check" />
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

function Failed({ error, provider }: { error: Error; provider: MailProvider | undefined }) {
  const problem = error instanceof ApiError ? error.problem : null;
  const [title, text] = splitFirstSentence(problem?.message ?? words.failed);
  const isPassword = problem?.issues?.[0]?.path === "password";
  return (
    <div className="mail-said bad" role="alert">
      <Icon name="close" />
      <b>{title}</b>
      <p>
        {text}
        {isPassword && provider && (
          <>
            {" "}
            <a className="mail-link" href={provider.password.help} rel="noreferrer" target="_blank">
              {MAIL_WORDS.howToGetPassword(provider.name)}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function Preview({ from, to }: { from: string; to: string }) {
  const { businessName } = useDesk().settings;
  const sender = parseSender(from);
  return (
    <div className="mail-preview">
      <p className="mail-preview-head">{words.preview}</p>
      <dl>
        <dt>{words.from}</dt>
        <dd>{sender.name || sender.address || businessName}</dd>
        <dt>{words.to}</dt>
        <dd>{to}</dd>
        <dt>{words.subject}</dt>
        <dd>{words.subjectText}</dd>
      </dl>
      <p className="mail-preview-brand">{businessName}</p>
      <p>{words.body}</p>
    </div>
  );
}
