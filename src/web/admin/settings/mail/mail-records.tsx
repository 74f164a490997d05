import type { MailRecord, MailRecords } from "#contract/mail/mail-settings.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { CopyButton } from "../../copy-button.tsx";
import "./mail-records.css";

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
export function MailRecordsCheck() {
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
