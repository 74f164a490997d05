import { useLayoutData } from "../layout/use-layout-data.ts";
import "../mail-link-page.css";

const ENDINGS = {
  ended: {
    title: "This page has ended.",
    text: "Private pages end ninety days after the last message. Write to us anew at any time.",
  },
  missing: {
    title: "This link does not work any more.",
    text: "It was replaced by a newer one, or part of it is missing. Look for our latest email, or write to us.",
  },
};

/** An address that opens no quote. */
export function UnknownQuote({ hasEnded }: { hasEnded: boolean }) {
  const { email } = useLayoutData().settings;
  const { title, text } = ENDINGS[hasEnded ? "ended" : "missing"];
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
