import { formatMailto } from "#contract/mailto.ts";
import type { Site } from "#web/content/site.ts";
import { MESSAGES } from "./messages.ts";
import "../mail-link-page.css";

type Props = { state: "ended" | "missing"; site: Site };

/** A private address that opens nothing: its page has ended, or there never was one. */
export function UnknownPage({ state, site }: Props) {
  const { email } = site.settings;
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
