import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useMail } from "../../use-mail.ts";
import { MAIL_WORDS } from "./messages.ts";
import { SendTest } from "./send-test.tsx";

const words = MAIL_WORDS.test;

type MailTestProps = {
  settings: MailSettings;
  /** The sender's address, where a test goes to whose person has none. */
  sender: string;
  /** Saves what is not saved yet. @returns whether the test can be sent */
  onSend?: () => Promise<boolean>;
};

/** Sends a test mail and says what came of it. */
export function MailTest({ settings, sender, onSend }: MailTestProps) {
  const to = useDesk().user.email ?? sender;
  const failure = useMail()?.failure;
  return (
    <section aria-labelledby="mail-test" className="mail-test">
      <h2 id="mail-test">{words.heading}</h2>
      <SendTest
        host={settings.host}
        label={words.send}
        labelAgain={words.sendAgain}
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
