import { useState } from "react";
import type { CustomerMailPreview } from "#contract/sales/customer-mails.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import { useDesk } from "../../layout/use-desk.ts";
import "../../page-preview/page-preview.css";

const FORM_LABELS = { designed: "Designed", plain: "Plain text" };
const PREVIEW = "Preview of the email";

const FORMS = ["designed", "plain"] as const;

type MailPreviewProps = {
  preview: CustomerMailPreview;
  /** The shop's sender, "" while mail is not set up. */
  from: string;
};

/** A mail as it arrives, designed or as plain text. */
export function MailPreview({ preview, from }: MailPreviewProps) {
  const [form, setForm] = useState<(typeof FORMS)[number]>("designed");
  const { businessName } = useDesk().settings;
  const sender = parseSender(from);
  return (
    <section aria-label={PREVIEW} className="settings-preview customer-mail-preview">
      <div className="settings-preview-bar">
        <span>An example. Customers get their own details.</span>
        <fieldset className="device-switch">
          <legend className="sr">Show the email as</legend>
          {FORMS.map((each) => (
            <button
              aria-pressed={each === form}
              key={each}
              onClick={() => setForm(each)}
              type="button"
            >
              {FORM_LABELS[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <dl className="customer-mail-head">
        <dt>From</dt>
        <dd>{sender.name || sender.address || businessName}</dd>
        <dt>Subject</dt>
        <dd>{preview.subject}</dd>
      </dl>
      {form === "designed" ? (
        <iframe
          inert
          onLoad={(event) => fitContent(event.currentTarget)}
          srcDoc={preview.html}
          title={PREVIEW}
        />
      ) : (
        <pre className="customer-mail-text">{preview.text}</pre>
      )}
    </section>
  );
}

/** An inert frame does not scroll: it is as high as the mail. */
function fitContent(frame: HTMLIFrameElement): void {
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}
