import type { SecondFactorOffer } from "#contract/access/second-factor.ts";
import { VerificationForm } from "./verification-form.tsx";
import { MESSAGES } from "./messages.ts";

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
        alt={MESSAGES.twoStep.alt}
        height="220"
        src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
        width="220"
      />
      <div>
        <p>
          {MESSAGES.twoStep.scan}{" "}
          <a className="second-step-link" href={offer.address}>
            {MESSAGES.twoStep.openApp}
          </a>
          {MESSAGES.twoStep.orType}
        </p>
        <p className="second-step-secret">
          <code>{groups}</code>
        </p>
        <VerificationForm
          request={["POST", "/api/account/second-step/confirm"]}
          fields={["firstCode"]}
          onCancel={onCancel}
          onDone={onConfirmed}
          submit={MESSAGES.twoStep.confirmOn}
        />
      </div>
    </div>
  );
}
