import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MailSettings, MailRecord, MailRecords } from "#contract/mail/mail-settings.ts";
import type { DeskMailKind, DeskMails } from "#contract/access/desk-mails.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { refetch } from "../../api-client/refetch.ts";
import { callApi } from "../../api-client/call-api.ts";
import { SavedSwitch } from "../../forms/saved-switch.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { CopyButton } from "../../copy-button.tsx";
import { MailForm } from "./mail-form.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { TurnOff } from "./turn-off.tsx";
import { MAIL_QUERY } from "./use-save-mail.ts";
import "../settings.css";
import "./mail-records.css";

const MAILS = {
  summary: {
    label: "Weekly summary",
    help: "Every Monday morning: what visitors looked at, asked, and bought, and what’s due.",
  },
  health: {
    label: "When your shop needs you",
    help: "Once a day at most, about something only a person can fix.",
  },
};

const DESK_MAILS_QUERY = ["/api/account/mails"];

const TURN_OFF = {
  turnOff: "Turn off email",
  turnOffQuestion: "Turn off email?",
  turnOffText:
    "Your shop stops sending email, and the password is deleted. Letters that are waiting go out when email is set up again.",
  turnedOff: "Email is off",
  turnOffFailed: "Couldn’t turn off email",
};

export const meta = () => [{ title: "Email, Settings" }];

/** How the shop sends mail, and what keeps it out of spam folders. */
export default function MailScreen() {
  return (
    <>
      <SettingsHeader
        lede="So your shop can send replies, receipts, and your newsletter."
        title="Email"
      />
      <MailForm />
      <DeskMailChoices />
      <MailboxLink />
      <MailRecordsCheck />
      <TurnOffMail />
    </>
  );
}

/** Stops sending mail. */
function TurnOffMail() {
  const { data } = useQuery<MailSettings>({ queryKey: MAIL_QUERY });
  const client = useQueryClient();
  if (data?.setUpIn !== "settings") return null;
  return (
    <TurnOff<MailSettings>
      onDone={(none) => {
        client.setQueryData(MAIL_QUERY, none);
        return refetch(client, "/api/mail");
      }}
      path="/api/settings/mail"
      words={TURN_OFF}
    />
  );
}

/** Which mails of the shop the signed-in person gets. */
function DeskMailChoices() {
  const { data } = useQuery<DeskMails>({ queryKey: DESK_MAILS_QUERY });
  if (!data) return null;
  const { email } = data;
  return (
    <section aria-labelledby="mail-to-you" className="stack ruled-ink mail-records">
      <h2 id="mail-to-you">Emails to you</h2>
      <p>
        {email === null
          ? "Your shop can’t send you these yet, because it doesn’t have your email address."
          : `Your shop sends these to ${email}.`}{" "}
        {email === null && (
          <Link className="link" to="/admin/account">
            Add your email
          </Link>
        )}
      </p>
      {(["summary", "health"] as const).map((kind) => (
        <DeskMailSwitch isOn={data[kind]} key={kind} kind={kind} hasAddress={email !== null} />
      ))}
    </section>
  );
}

type SwitchProps = { kind: DeskMailKind; isOn: boolean; hasAddress: boolean };

function DeskMailSwitch({ kind, isOn, hasAddress }: SwitchProps) {
  return (
    <SavedSwitch
      disabled={!hasAddress}
      help={MAILS[kind].help}
      isOn={isOn}
      label={MAILS[kind].label}
      save={useSwitchDeskMail(kind)}
    />
  );
}

function useSwitchDeskMail(kind: DeskMailKind) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    // Each answer holds both mails: the last one must be of the last press.
    scope: { id: "desk-mails" },
    mutationFn: (isOn: boolean) =>
      callApi<DeskMails>("PUT", "/api/account/mails", { [kind]: isOn }),
    onSuccess: (mails) => {
      client.setQueryData(DESK_MAILS_QUERY, mails);
      toast({ title: "Saved" });
    },
    onError: (error) => showError("Couldn’t save your choice", error),
  });
}

const PURPOSES = {
  SPF: "lists the servers that may send email for your domain.",
  DKIM: "signs each email, so that nobody can change it on the way.",
  DMARC: "says what to do with email that fails both.",
};

const STATE_LABELS = {
  ok: "Found",
  missing: "Missing",
  wrong: "Needs a change",
  unknown: "Not checked",
};

/** Explains SPF, DKIM and DMARC, looks them up when asked, and gives the records to add. */
function MailRecordsCheck() {
  const showError = useErrorToast();
  const check = useAction({
    mutationFn: () => callApi<MailRecords>("POST", "/api/settings/mail/records"),
    onError: (error) => showError("Couldn’t check the records", error),
  });
  return (
    <section aria-labelledby="mail-records" className="stack ruled-ink mail-records">
      <h2 id="mail-records">Stay out of spam folders</h2>
      <p>
        Three records in your domain’s DNS settings show other mail servers that your email really
        comes from you. You add them where you bought your domain.
      </p>
      <dl className="stack-tight mail-kinds">
        {Object.entries(PURPOSES).map(([kind, text]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <button
          className="btn quiet"
          disabled={check.isPending}
          onClick={() => check.mutate()}
          type="button"
        >
          {check.isPending ? "Checking…" : "Check my records"}
        </button>
      </div>
      <div aria-live="polite">
        {check.data && (
          <>
            <h3>{`Records of ${check.data.domain}`}</h3>
            <ul>
              {check.data.records.map((record) => (
                <RecordRow key={record.kind} {...record} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

function RecordRow({ kind, state, sentence, record, help }: MailRecord) {
  return (
    <li data-state={state}>
      <p>
        <b>{kind}</b> {STATE_LABELS[state]}
      </p>
      {state !== "ok" && <p>{sentence}</p>}
      {state === "ok" && sentence !== `${STATE_LABELS.ok}.` && <p>{sentence}</p>}
      {record && (
        <dl>
          <dt>Type</dt>
          <dd>{record.type}</dd>
          <dt>Name</dt>
          <dd>{record.name}</dd>
          <dt>Value</dt>
          <dd>
            <code>{record.value}</code>
            <CopyButton label="Copy" name={`the ${kind} record`} text={record.value} />
          </dd>
        </dl>
      )}
      {help && (
        <a className="mail-link" href={help} rel="noreferrer" target="_blank">
          Your provider’s instructions
          <span className="sr"> for {kind}</span>
        </a>
      )}
    </li>
  );
}
