import { Link } from "react-router";
import { MailForm } from "../settings/mail/mail-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { MESSAGES } from "./messages.ts";

export const meta = () => [{ title: MESSAGES.email.title }];

/** How the shop sends email. It isn't needed to open the shop. */
export default function EmailScreen() {
  return (
    <StepFrame lede={MESSAGES.email.lede} number={5} title={MESSAGES.email.title}>
      <MailForm />
      <div className="setup-foot">
        <Link className="btn" to="/admin/setup/publish">
          {MESSAGES.step.continue}
        </Link>
        <Link to="/admin/setup">{MESSAGES.step.notNow}</Link>
      </div>
    </StepFrame>
  );
}
