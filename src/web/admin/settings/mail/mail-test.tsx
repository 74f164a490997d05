import { useState } from "react";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { MAIL_WORDS } from "./messages.ts";
import { SendTest } from "./send-test.tsx";

const words = MAIL_WORDS.test;

type MailTestProps = {
  settings: MailSettings;
  /** Saves what is not saved yet. @returns whether the test can be sent */
  onSend?: () => Promise<boolean>;
};

/** Sends a test mail and says what came of it. */
export function MailTest({ settings, onSend }: MailTestProps) {
  const [sentTo, setSentTo] = useState<string>(words.you);
  return (
    <section aria-labelledby="mail-test" className="mail-test">
      <h2 id="mail-test">{words.heading}</h2>
      <SendTest
        host={settings.host}
        label={words.send}
        labelAgain={words.sendAgain}
        onSend={onSend}
        onSent={setSentTo}
        path="/api/settings/mail/test"
      />
      <Preview from={settings.from} to={sentTo} />
    </section>
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
