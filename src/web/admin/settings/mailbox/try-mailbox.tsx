import { useState } from "react";
import { providerOfMailbox } from "#contract/mail/mail-providers.ts";
import type { MailboxSettings, MailboxTestResult } from "#contract/mail/mailbox-settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { formatRecentTime } from "../../inquiries/format-recent.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { useAction } from "../../use-action.ts";
import { useNow } from "../../use-now.ts";
import { Failed, Said } from "../mail/test-result.tsx";

const FACTS = [
  "Only answers to email from your shop are added. Everything else stays untouched.",
  "Nothing is moved, deleted, or marked as read. Answers that were added get a hidden label.",
  "Photos come along. Other attachments stay in your inbox.",
] as const;

type TryMailboxProps = {
  settings: MailboxSettings;
  /** Saves what is not saved yet. @returns whether the mailbox can be tried */
  onTry: () => Promise<boolean>;
};

/** Looks in the mailbox and says what came of it, and when it was last read by itself. */
export function TryMailbox({ settings, onTry }: TryMailboxProps) {
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
      <div className="mail-test-send">
        <button
          className="btn quiet"
          disabled={isPending}
          onClick={() => void tryIt()}
          type="button"
        >
          <Icon name="mail" />
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
      <ul className="mailbox-facts">
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
