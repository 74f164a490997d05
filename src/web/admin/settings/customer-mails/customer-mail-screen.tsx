import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useState } from "react";
import {
  CUSTOMER_MAIL_KINDS,
  type CustomerMailPreview,
  type CustomerMailSetting,
} from "#contract/sales/customer-mails.ts";
import { parseSender } from "#contract/mail/mail-sender.ts";
import type { MailSettings } from "#contract/mail/mail-settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SavedSwitch } from "../../forms/saved-switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { SendTest } from "../mail/send-test.tsx";
import { MAIL_QUERY } from "../mail/use-save-mail.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { CUSTOMER_MAILS_QUERY, useSwitchCustomerMail } from "./use-switch-customer-mail.ts";
import "../../page-preview/page-preview.css";
import "../../desk-screen.css";
import "../settings.css";
import "../mail/mail-form.css";
import "./customer-mails.css";

const FORM_LABELS = { designed: "Designed", plain: "Plain text" };

const PREVIEW = "Preview of the email";

const FORMS = ["designed", "plain"] as const;

export const meta = () => [{ title: "Customer emails, Settings" }];

/** @throws Response 404 for a kind that is none */
export const loader = ({ params }: { params: { kind?: string } }) => {
  const isKind = CUSTOMER_MAIL_KINDS.some((kind) => kind === params.kind);
  if (!isKind) throw new Response(null, { status: 404 });
  return null;
};

/** One mail to customers: its switch, how it looks, and a test. */
export default function CustomerMailScreen() {
  const { kind } = useParams();
  const mails = useQuery<CustomerMailSetting[]>({ queryKey: CUSTOMER_MAILS_QUERY });
  return (
    <QueryState keepData query={mails} skeleton={<Skeleton className="mail-pending" />}>
      {(loaded) => {
        const mail = loaded.find((each) => each.kind === kind);
        return mail && <CustomerMail key={mail.kind} mail={mail} />;
      }}
    </QueryState>
  );
}

function CustomerMail({ mail }: { mail: CustomerMailSetting }) {
  const { kind, name, sentWhen, isOn } = mail;
  const { user } = useDesk();
  const change = useSwitchCustomerMail(mail);
  const settings = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  const preview = useQuery<CustomerMailPreview>({
    queryKey: [`/api/settings/customer-mails/${kind}/preview`],
  });
  return (
    <>
      <SettingsHeader
        from={{ label: "Customer emails", to: "/admin/settings/customer-mails" }}
        lede={sentWhen}
        title={name}
      />
      <div className="customer-mail">
        <div className="stack-wide customer-mail-controls">
          <SavedSwitch isOn={isOn} label={`Send “${name}”`} save={change} />
          <SendTest
            host={settings.data?.host ?? ""}
            label="Send me a test"
            labelAgain="Send me another test"
            to={user.email ?? parseSender(settings.data?.from ?? "").address}
            path={`/api/settings/customer-mails/${kind}/test`}
          />
        </div>
        <QueryState query={preview} skeleton={<Skeleton className="mail-pending" />}>
          {(mail) => <MailPreview from={settings.data?.from ?? ""} preview={mail} />}
        </QueryState>
      </div>
    </>
  );
}

type MailPreviewProps = {
  preview: CustomerMailPreview;
  /** The shop's sender, "" while mail is not set up. */
  from: string;
};

/** A mail as it arrives, designed or as plain text. */
function MailPreview({ preview, from }: MailPreviewProps) {
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
