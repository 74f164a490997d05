import { useFormContext, useWatch } from "react-hook-form";
import type { HoursException } from "#contract/settings/opening-hours.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../../forms/controls.tsx";
import { Switch } from "../../forms/switch.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { SpansField } from "./spans-field.tsx";
import { findMessage } from "./find-message.ts";
import "./hours-field.css";

const USUAL = { opens: "10:00", closes: "14:00" };

const MAX_EXCEPTIONS = 30;

/** Days with other hours than usual: closed, or open at other times. */
export function ExceptionsField() {
  const { control, formState, setValue } = useFormContext<SettingsValues>();
  const exceptions = (useWatch({ control }) as SettingsValues).hoursExceptions ?? [];
  const { toast } = useToast();
  const { errors, isSubmitted } = formState;
  const change = (next: HoursException[]) =>
    setValue("hoursExceptions", next, { shouldDirty: true, shouldValidate: isSubmitted });
  const remove = (index: number) => {
    change(exceptions.toSpliced(index, 1));
    const undo = () => change(exceptions);
    toast({ title: "Dates removed", action: { label: "Undo", onPress: undo } });
  };
  const problem = errors.hoursExceptions;
  return (
    <div className="field">
      <p className="label">Special hours</p>
      <p className="help">
        Holidays, fairs, vacation. Visitors see them below your usual hours until they’re over.
      </p>
      {exceptions.map((exception, index) => (
        <ExceptionRow
          error={findMessage(problem?.[index])}
          exception={exception}
          // Rows are distinguished by their place only: two may hold the same days while they are typed.
          key={`exception-${index}`}
          name={`exception-${index}`}
          onChange={(next) => change(exceptions.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      {(problem?.message ?? problem?.root?.message) && (
        <p className="err" role="alert">
          {problem?.message ?? problem?.root?.message}
        </p>
      )}
      {exceptions.length < MAX_EXCEPTIONS && (
        <button
          className="btn small quiet exceptions-add"
          onClick={() => change([...exceptions, { from: "", until: "", hours: null }])}
          type="button"
        >
          Add dates
        </button>
      )}
    </div>
  );
}

type ExceptionRowProps = {
  /** Prefix of the ids of its fields. */
  name: string;
  exception: HoursException;
  error: string | undefined;
  onChange: (exception: HoursException) => void;
  onRemove: () => void;
};

/** First and last day, and whether and when the shop is open then. */
function ExceptionRow({ name, exception, error, onChange, onRemove }: ExceptionRowProps) {
  const { from, until, hours } = exception;
  const described = error ? { "aria-describedby": `${name}-error`, "aria-invalid": true } : {};
  return (
    <div className="stack-close exception">
      <div className="settings-pair">
        <Field id={`${name}-from`} label="First day">
          <Input
            {...described}
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
          <Input
            {...described}
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
