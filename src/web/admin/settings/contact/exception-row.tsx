import type { HoursException } from "#contract/settings/opening-hours.ts";
import { Field } from "#web/ui/field.tsx";
import { Switch } from "../../forms/switch.tsx";
import { SpansField } from "./spans-field.tsx";

type Props = {
  /** Prefix of the ids of its fields. */
  name: string;
  exception: HoursException;
  error: string | undefined;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
};

const USUAL = { opens: "10:00", closes: "14:00" };

/** First and last day, and whether and when the shop is open then. */
export function ExceptionRow({ name, exception, error, onChange, onRemove }: Props) {
  const { from, until, hours } = exception;
  const described = error ? { "aria-describedby": `${name}-error`, "aria-invalid": true } : {};
  return (
    <div className="exception">
      <div className="settings-pair">
        <Field id={`${name}-from`} label="First day">
          <input
            {...described}
            id={`${name}-from`}
            onChange={({ target }) => {
              // One day is the usual case: the last day follows the first until it is later.
              const last = until < target.value ? target.value : until;
              onChange({ ...exception, from: target.value, until: last });
            }}
            type="date"
            value={from}
          />
        </Field>
        <Field id={`${name}-until`} label="Last day">
          <input
            {...described}
            id={`${name}-until`}
            onChange={({ target }) => onChange({ ...exception, until: target.value })}
            type="date"
            value={until}
          />
        </Field>
      </div>
      <Switch
        checked={hours !== null}
        label="Open on these days"
        onChange={(isOpen) => onChange({ ...exception, hours: isOpen ? USUAL : null })}
      />
      {hours && (
        <SpansField
          described={described}
          hours={hours}
          labels={{ opens: "Opens", closes: "Closes" }}
          of="these days"
          onChange={(next) => onChange({ ...exception, hours: next })}
        />
      )}
      {error && (
        <p className="err" id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
      <button className="link exception-remove" onClick={onRemove} type="button">
        Remove
        <span className="sr">{` the hours from ${from}`}</span>
      </button>
    </div>
  );
}
