import { countOf } from "#contract/count-of.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { providerOfHost } from "#contract/mail/mail-providers.ts";
import type { MailTestResult } from "#contract/mail/mail-settings.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { useAction } from "../../use-action.ts";
import { Failed, Said } from "./test-result.tsx";

type SendTestProps = {
  /** The call that sends it. */
  path: string;
  label: string;
  labelAgain: string;
  /** The mail server, "" where it is not known. */
  host: string;
  /** Saves what is not saved yet. @returns whether the test can be sent */
  onSend?: (() => Promise<boolean>) | undefined;
  /** Where it goes; "" where that is not known yet. */
  to: string;
  /** What the last email failed of, shown until another test is sent. */
  lastFailure?: string | null | undefined;
};

/** A button that sends a mail to one's own address, and says what came of it. */
export function SendTest(props: SendTestProps) {
  const { path, label, labelAgain, host, onSend, to, lastFailure } = props;
  const formatTime = useDateFormat({ timeStyle: "short" });
  const client = useQueryClient();
  const [sentAt, setSentAt] = useState("");
  const test = useAction({
    mutationFn: () => callApi<MailTestResult>("POST", path, {}),
    onSuccess: () => setSentAt(formatTime(new Date().toISOString())),
    onSettled: () => refetch(client, "/api/mail"),
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
    <>
      <div className="toolbar mail-test-send">
        <button
          className="btn quiet"
          disabled={isPending}
          onClick={() => void send()}
          type="button"
        >
          <DeskIcon name="mail" />
          {isPending ? "Sending…" : test.isSuccess ? labelAgain : label}
        </button>
        <span>{nameRecipient(to)}</span>
      </div>
      <div aria-live="polite">
        {test.isSuccess && !isPending && (
          <Said
            title={`Test email sent at ${sentAt}`}
            text={describeSent(
              test.data.to,
              Math.max(1, Math.round(test.data.milliseconds / 1000)),
            )}
          />
        )}
      </div>
      {test.isIdle && !isPending && lastFailure && (
        <Failed
          error={null}
          fallback={`The last email wasn’t sent. ${lastFailure}`}
          provider={providerOfHost(host)}
        />
      )}
      {test.isError && !isPending && (
        <Failed
          error={test.error}
          fallback="The test email wasn’t sent."
          provider={providerOfHost(host)}
        />
      )}
    </>
  );
}

const nameRecipient = (to: string) => (to === "" ? "Add your email to get a test." : `to ${to}`);

const describeSent = (to: string, seconds: number) =>
  `Sent to ${to} in ${countOf(seconds, "second")}. If it’s in your spam folder, mark it “not spam.”`;
