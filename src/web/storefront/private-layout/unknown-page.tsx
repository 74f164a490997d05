import { formatMailto } from "#contract/mailto.ts";
import type { Site } from "#web/content/site.ts";
import "../mail-link-page.css";

/** What is said of a form whose private page is gone. */
export const PAGE_HAS_MOVED = "This page has moved. Look for our latest email, or write to us.";

const SENTENCES = {
  ended: {
    title: "This page has ended.",
    text: "Private pages end 90 days after the last message. You can write to us again anytime.",
  },
  missing: {
    title: "This link doesn’t work anymore.",
    text: "It was replaced by a newer one, or part of it is missing. Look for our latest email, or write to us.",
  },
};

type Props = { state: "ended" | "missing"; site: Site };

/** A private address that opens nothing: its page has ended, or there never was one. */
export function UnknownPage({ state, site }: Props) {
  const { email } = site.settings;
  const { title, text } = SENTENCES[state];
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
