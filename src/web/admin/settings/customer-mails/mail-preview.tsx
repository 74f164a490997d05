import { useState } from "react";
import type { CustomerMailPreview } from "#contract/sales/customer-mails.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import { useDesk } from "../../layout/use-desk.ts";
import "../../page-preview/page-preview.css";
import { CUSTOMER_MAIL_WORDS } from "./messages.ts";

const words = CUSTOMER_MAIL_WORDS;
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
    <section aria-label={words.preview} className="settings-preview customer-mail-preview">
      <div className="settings-preview-bar">
        <span>{words.example}</span>
        <fieldset className="device-switch">
          <legend className="sr">{words.as}</legend>
          {FORMS.map((each) => (
            <button
              aria-pressed={each === form}
              key={each}
              onClick={() => setForm(each)}
              type="button"
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <dl className="customer-mail-head">
        <dt>{words.from}</dt>
        <dd>{sender.name || sender.address || businessName}</dd>
        <dt>{words.subject}</dt>
        <dd>{preview.subject}</dd>
      </dl>
      {form === "designed" ? (
        <iframe
          inert
          onLoad={(event) => fitContent(event.currentTarget)}
          srcDoc={preview.html}
          title={words.preview}
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
