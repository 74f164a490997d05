import { Link } from "react-router";
import { MailForm } from "../settings/mail/mail-form.tsx";
import { StepFrame } from "./step-frame.tsx";

export const meta = () => [{ title: "Email" }];

/** How the shop sends email. It isn't needed to open the shop. */
export default function EmailScreen() {
  return (
    <StepFrame
      lede="So the shop can send confirmations and letters from your address. You can open your shop without it."
      number={5}
      title="Email"
    >
      <MailForm />
      <div className="toolbar ruled setup-foot">
        <Link className="btn" to="/admin/setup/publish">
          Continue
        </Link>
        <Link to="/admin/setup">Not now</Link>
      </div>
    </StepFrame>
  );
}
