import type { MailRecord, MailRecords } from "#contract/mail/mail-settings.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { CopyButton } from "../../copy-button.tsx";
import { MAIL_WORDS } from "./messages.ts";
import "./mail-records.css";

const words = MAIL_WORDS.records;

/** Explains SPF, DKIM and DMARC, looks them up when asked, and gives the records to add. */
export function MailRecordsCheck() {
  const showError = useErrorToast();
  const check = useAction({
    mutationFn: () => callApi<MailRecords>("POST", "/api/settings/mail/records"),
    onError: (error) => showError(words.failed, error),
  });
  return (
    <section aria-labelledby="mail-records" className="mail-records">
      <h2 id="mail-records">{words.heading}</h2>
      <p>{words.text}</p>
      <dl className="mail-kinds">
        {Object.entries(words.kinds).map(([kind, text]) => (
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
          {check.isPending ? words.checking : words.check}
        </button>
      </div>
      <div aria-live="polite">
        {check.data && (
          <>
            <h3>{words.for(check.data.domain)}</h3>
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
        <b>{kind}</b> {words.states[state]}
      </p>
      {state !== "ok" && <p>{sentence}</p>}
      {state === "ok" && sentence !== `${words.states.ok}.` && <p>{sentence}</p>}
      {record && (
        <dl>
          <dt>{words.type}</dt>
          <dd>{record.type}</dd>
          <dt>{words.name}</dt>
          <dd>{record.name}</dd>
          <dt>{words.value}</dt>
          <dd>
            <code>{record.value}</code>
            <CopyButton label={words.copy} name={`the ${kind} record`} text={record.value} />
          </dd>
        </dl>
      )}
      {help && (
        <a className="mail-link" href={help} rel="noreferrer" target="_blank">
          {words.help}
          <span className="sr"> for {kind}</span>
        </a>
      )}
    </li>
  );
}
