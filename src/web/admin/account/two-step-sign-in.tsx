import { countOf } from "#contract/count-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SecondFactor, SecondFactorOffer } from "#contract/access/second-factor.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
import { VerificationForm } from "./verification-form.tsx";
import { ConfirmAuthenticator } from "./confirm-authenticator.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import "./two-step-sign-in.css";

type Stage = "rest" | "password" | { offer: SecondFactorOffer } | "renew" | "off";

/** Shows whether two-step sign-in is on, and turns it on and off. */
export function TwoStepSignIn() {
  const state = useQuery<SecondFactor>({ queryKey: ["/api/account/second-step"] });
  const [stage, setStage] = useState<Stage>("rest");
  const [codes, setCodes] = useState<string[] | null>(null);
  const goToSummary = () => setStage("rest");
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setCodes(recoveryCodes);
    goToSummary();
  };

  if (codes) return <RecoveryCodes codes={codes} onConfirm={() => setCodes(null)} />;
  if (typeof stage === "object") {
    return <ConfirmAuthenticator offer={stage.offer} onCancel={goToSummary} onConfirmed={show} />;
  }
  if (stage === "password") {
    return (
      <VerificationForm<SecondFactorOffer>
        request={["POST", "/api/account/second-step"]}
        fields={["currentPassword"]}
        onCancel={goToSummary}
        onDone={(offer) => setStage({ offer })}
        submit="Continue"
      />
    );
  }
  if (stage === "renew") {
    return (
      <VerificationForm<{ recoveryCodes: string[] }>
        request={["POST", "/api/account/second-step/recovery-codes"]}
        fields={["currentPassword"]}
        onCancel={goToSummary}
        onDone={show}
        submit="Make new codes"
      />
    );
  }
  if (stage === "off") {
    return (
      <VerificationForm
        request={["DELETE", "/api/account/second-step"]}
        fields={["currentPassword", "code"]}
        onCancel={goToSummary}
        onDone={goToSummary}
        submit="Turn it off"
      />
    );
  }
  return (
    <QueryState query={state} skeleton={<Skeleton className="sessions-pending" />}>
      {(loaded) => <SecondFactorSummary onStage={setStage} state={loaded} />}
    </QueryState>
  );
}

function SecondFactorSummary({
  state,
  onStage,
}: {
  state: SecondFactor;
  onStage: (stage: Stage) => void;
}) {
  const formatDay = useDateFormat({ dateStyle: "long" });
  if (state.since === null) {
    return (
      <div className="desk-buttons">
        <button className="btn quiet" onClick={() => onStage("password")} type="button">
          Turn on two-step sign-in
        </button>
      </div>
    );
  }
  return (
    <>
      <p>
        <b className="second-step-on">On</b> {`since ${formatDay(state.since)}.`}{" "}
        {countOf(state.recoveryCodesLeft, "recovery code is left.", "recovery codes are left.")}
      </p>
      <div className="desk-buttons">
        <button className="btn quiet" onClick={() => onStage("renew")} type="button">
          New recovery codes
        </button>
        <button className="btn quiet" onClick={() => onStage("off")} type="button">
          Turn off two-step sign-in
        </button>
      </div>
    </>
  );
}
