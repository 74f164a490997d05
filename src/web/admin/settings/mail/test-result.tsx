import type { MailProvider } from "#contract/mail/mail-providers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../../desk-icon.tsx";
import { ApiError } from "../../api-client/api-error.ts";

/** What came of a test. */
export function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className="mail-said">
      <DeskIcon name="check" />
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

type FailedProps = {
  /** Null for one of an earlier visit. */
  error: Error | null;
  provider: MailProvider | undefined;
  /** Said where the server does not say what is wrong. */
  fallback: string;
};

/** What is wrong and how to mend it. */
export function Failed({ error, provider, fallback }: FailedProps) {
  const problem = error instanceof ApiError ? error.problem : null;
  const [title, text] = splitFirstSentence(problem?.message ?? fallback);
  const isPassword = problem?.issues?.[0]?.path === "password";
  return (
    <div className="mail-said bad" role="alert">
      <Icon name="close" />
      <b>{title}</b>
      <p>
        {text}
        {isPassword && provider && (
          <>
            {" "}
            <a className="mail-link" href={provider.password.help} rel="noreferrer" target="_blank">
              {`How to get one from ${provider.name}`}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** The first sentence of a message without its period, and the others. A host's dots end no sentence. */
export function splitFirstSentence(message: string): [first: string, rest: string] {
  const end = message.search(/\.(?=\s|$)/);
  return end === -1 ? [message, ""] : [message.slice(0, end), message.slice(end + 1).trim()];
}
