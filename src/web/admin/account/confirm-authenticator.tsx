import type { SecondFactorOffer } from "#contract/access/second-factor.ts";
import { VerificationForm } from "./verification-form.tsx";

type ConfirmAuthenticatorProps = {
  offer: SecondFactorOffer;
  onConfirmed: (result: { recoveryCodes: string[] }) => void;
  onCancel: () => void;
};

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function ConfirmAuthenticator({ offer, onConfirmed, onCancel }: ConfirmAuthenticatorProps) {
  const groups = offer.secret.match(/.{1,4}/g)?.join(" ");
  return (
    <div className="second-step-app">
      <img
        alt="Code to scan with your authenticator app"
        height="220"
        src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
        width="220"
      />
      <div>
        <p>
          Scan this code with an authenticator app, or{" "}
          <a className="second-step-link" href={offer.address}>
            open the app on this phone
          </a>
          . If neither works, type this key into the app:
        </p>
        <p className="second-step-secret">
          <code>{groups}</code>
        </p>
        <VerificationForm
          request={["POST", "/api/account/second-step/confirm"]}
          fields={["firstCode"]}
          onCancel={onCancel}
          onDone={onConfirmed}
          submit="Turn it on"
        />
      </div>
    </div>
  );
}
