import { MAIL_WORDS } from "./messages.ts";

export function SetOnServer({ from }: { from: string }) {
  return (
    <section aria-labelledby="mail-on-server" className="mail-form">
      <h2 id="mail-on-server">{MAIL_WORDS.onServer.title}</h2>
      <p>{MAIL_WORDS.onServer.text(from)}</p>
    </section>
  );
}
