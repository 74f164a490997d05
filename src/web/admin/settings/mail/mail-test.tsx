import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useMail } from "../../use-mail.ts";
import { SendTest } from "./send-test.tsx";

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
    <div className="mail-preview">
      <p className="mail-preview-head">What you’ll receive</p>
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
