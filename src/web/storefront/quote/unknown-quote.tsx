import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES as PRIVATE_PAGE } from "../private-layout/messages.ts";
import "../mail-link-page.css";

/** An address that opens no quote. */
export function UnknownQuote({ hasEnded }: { hasEnded: boolean }) {
  const { email } = useLayoutData().settings;
  const { title, text } = PRIVATE_PAGE[hasEnded ? "ended" : "missing"];
  return (
    <main className="wrap mail-link-page" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      {email && (
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </main>
  );
}
