import { endDrafts } from "../draft-store.ts";
import { useDesk } from "../layout/use-desk.ts";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TwoStepSignIn } from "./two-step-sign-in.tsx";
import { Sessions } from "./sessions.tsx";
import "../desk-screen.css";

export const meta = () => [{ title: "Account" }];

export default function Account() {
  const { user } = useDesk();
  return (
    <>
      <header>
        <div>
          <h1>Account</h1>
          <p>
            Signed in as <b>{user.username}</b>.
          </p>
        </div>
        <a className="btn quiet" href="/api/logout" onClick={endDrafts}>
          Sign Out
        </a>
      </header>
      <section className="desk-part">
        <h2>Email</h2>
        <p>If you forget your password, we send a link to choose a new one here.</p>
        <EmailForm email={user.email} />
      </section>
      <section className="desk-part">
        <h2>Password</h2>
        <p>At least 10 characters. Changing it signs you out everywhere else.</p>
        <PasswordForm username={user.username} />
      </section>
      <section className="desk-part">
        <h2>Two-step sign-in</h2>
        <p>
          You’ll also enter a code from an app on your phone, so a stolen password isn’t enough.
        </p>
        <TwoStepSignIn />
      </section>
      <section className="desk-part">
        <h2>Where you’re signed in</h2>
        <Sessions />
      </section>
    </>
  );
}
