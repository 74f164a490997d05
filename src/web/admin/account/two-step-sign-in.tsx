import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { countOf } from "#contract/count-of.ts";
import {
  codeProofSchema,
  fullProofSchema,
  passwordProofSchema,
  type SecondFactor,
  type SecondFactorOffer,
} from "#contract/access/second-factor.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { FormField } from "../forms/form.tsx";
import { QueryState } from "../query-state.tsx";
import { saveFile } from "../api-client/download-export.ts";
import { refetch } from "../api-client/refetch.ts";
import { AccountForm } from "./account-form.tsx";
import "./two-step-sign-in.css";

type Stage = "rest" | "password" | { offer: SecondFactorOffer } | "renew" | "off";

const FORM = { prefix: "second-step", failure: "Couldn’t continue" };

const PASSWORD_FORM = {
  ...FORM,
  empty: { currentPassword: "" },
  schema: passwordProofSchema,
  children: <PasswordField />,
};

/** Shows whether two-step sign-in is on, and turns it on and off. */
export function TwoStepSignIn() {
  const state = useQuery<SecondFactor>({ queryKey: ["/api/account/second-step"] });
  const [stage, setStage] = useState<Stage>("rest");
  const [codes, setCodes] = useState<string[] | null>(null);
  const client = useQueryClient();
  const goToSummary = () => setStage("rest");
  const refresh = () => refetch(client, "/api/account/second-step", "/api/account/sessions");
  const show = async ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    await refresh();
    setCodes(recoveryCodes);
    goToSummary();
  };

  if (codes) return <RecoveryCodes codes={codes} onConfirm={() => setCodes(null)} />;
  if (typeof stage === "object") {
    return <ConfirmAuthenticator offer={stage.offer} onCancel={goToSummary} onConfirmed={show} />;
  }
  if (stage === "password") {
    return (
      <AccountForm
        {...PASSWORD_FORM}
        onCancel={goToSummary}
        onDone={async (offer: SecondFactorOffer) => {
          await refresh();
          setStage({ offer });
        }}
        request={["POST", "/api/account/second-step"]}
        submit="Continue"
      />
    );
  }
  if (stage === "renew") {
    return (
      <AccountForm
        {...PASSWORD_FORM}
        onCancel={goToSummary}
        onDone={show}
        request={["POST", "/api/account/second-step/recovery-codes"]}
        submit="Make new codes"
      />
    );
  }
  if (stage === "off") {
    return (
      <AccountForm
        {...FORM}
        empty={{ currentPassword: "", code: "" }}
        onCancel={goToSummary}
        onDone={async () => {
          await refresh();
          goToSummary();
        }}
        request={["DELETE", "/api/account/second-step"]}
        schema={fullProofSchema}
        submit="Turn it off"
      >
        <PasswordField />
        <FormField
          autoCapitalize="none"
          autoComplete="one-time-code"
          help="Six digits from the app, or a recovery code."
          label="Code"
          maxLength={50}
          name="code"
        />
      </AccountForm>
    );
  }
  return (
    <QueryState query={state} skeleton={<Skeleton className="sessions-pending" />}>
      {(loaded) => <SecondFactorSummary onStage={setStage} state={loaded} />}
    </QueryState>
  );
}

function PasswordField() {
  return (
    <FormField
      autoComplete="current-password"
      label="Your password"
      maxLength={1000}
      name="currentPassword"
      type="password"
    />
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
        <b className="semibold">On</b> {`since ${formatDay(state.since)}.`}{" "}
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

type ConfirmAuthenticatorProps = {
  offer: SecondFactorOffer;
  onConfirmed: (result: { recoveryCodes: string[] }) => Promise<void>;
  onCancel: () => void;
};

/** Shows the secret as a QR code and as text, and asks for the first code. */
function ConfirmAuthenticator({ offer, onConfirmed, onCancel }: ConfirmAuthenticatorProps) {
  const groups = offer.secret.match(/.{1,4}/g)?.join(" ");
  return (
    <div className="stack-wide second-step-app">
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
        <AccountForm
          {...FORM}
          empty={{ code: "" }}
          request={["POST", "/api/account/second-step/confirm"]}
          schema={codeProofSchema}
          onCancel={onCancel}
          onDone={onConfirmed}
          submit="Turn it on"
        >
          <FormField
            autoComplete="one-time-code"
            help="The six digits your app shows now."
            inputMode="numeric"
            label="Code"
            maxLength={50}
            name="code"
          />
        </AccountForm>
      </div>
    </div>
  );
}

/** The new recovery codes. They cannot be shown again. */
function RecoveryCodes({ codes, onConfirm }: { codes: string[]; onConfirm: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () => {
    saveFile(
      new Blob([`Recovery codes, each good for one sign-in:\n\n${codes.join("\n")}\n`], {
        type: "text/plain",
      }),
      "recovery-codes.txt",
    );
  };
  return (
    <div className="stack recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        Two-step sign-in is on. Save your recovery codes.
      </h3>
      <p>
        If you lose your phone, each code signs you in once. You won’t see them again: write them
        down or print them, and keep them with your shop’s papers.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <button className="btn" onClick={onConfirm} type="button">
          I’ve saved them
        </button>
        <button className="btn quiet" onClick={save} type="button">
          Save as a file
        </button>
      </div>
    </div>
  );
}
