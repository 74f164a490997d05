import { endDrafts } from "../draft-store.ts";
import { useDesk } from "../layout/use-desk.ts";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TwoStepSignIn } from "./two-step-sign-in.tsx";
import { Sessions } from "./sessions.tsx";
import { MESSAGES } from "./messages.ts";
import "../desk-screen.css";

export const meta = () => [{ title: MESSAGES.title }];

export default function Account() {
  const { user } = useDesk();
  return (
    <>
      <header>
        <div>
          <h1>{MESSAGES.title}</h1>
          <p>
            {MESSAGES.signedInAs} <b>{user.username}</b>.
          </p>
        </div>
        <a className="btn quiet" href="/api/logout" onClick={endDrafts}>
          {MESSAGES.signOut}
        </a>
      </header>
      <section className="desk-part">
        <h2>{MESSAGES.email.title}</h2>
        <p>{MESSAGES.email.text}</p>
        <EmailForm email={user.email} />
      </section>
      <section className="desk-part">
        <h2>{MESSAGES.password.title}</h2>
        <p>{MESSAGES.password.text}</p>
        <PasswordForm username={user.username} />
      </section>
      <section className="desk-part">
        <h2>{MESSAGES.twoStep.title}</h2>
        <p>{MESSAGES.twoStep.text}</p>
        <TwoStepSignIn />
      </section>
      <section className="desk-part">
        <h2>{MESSAGES.sessions.title}</h2>
        <Sessions />
      </section>
    </>
  );
}
