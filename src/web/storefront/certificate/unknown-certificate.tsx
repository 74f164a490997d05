import { MESSAGES } from "./messages.ts";
import "../mail-link-page.css";

/** For a code that belongs to no certificate. */
export function UnknownCertificate() {
  return (
    <main className="wrap mail-link-page" id="main">
      <h1>{MESSAGES.unknown.title}</h1>
      <p>{MESSAGES.unknown.text}</p>
    </main>
  );
}
