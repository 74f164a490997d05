import { formatMailto } from "#contract/mailto.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "../mail-link-page.css";

/** A private address that opens nothing: its page has ended, or there never was one. */
export function UnknownPage({ state }: { state: "ended" | "missing" }) {
  const { email } = useLayoutData().settings;
  const { title, text } = MESSAGES[state];
  return (
    <main className="wrap mail-link-page" id="main">
      <h1>{title}</h1>
      <p>{text}</p>
      {email && (
        <p>
          <a className="link" href={formatMailto(email)}>
            {email}
          </a>
        </p>
      )}
    </main>
  );
}
