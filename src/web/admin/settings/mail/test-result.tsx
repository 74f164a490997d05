import type { MailProvider } from "#contract/mail/mail-providers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ApiError } from "../../api-client/api-error.ts";
import { splitFirstSentence } from "./split-first-sentence.ts";

/** What came of a test. */
export function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className="mail-said">
      <Icon name="check" />
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
