import { useFormContext, useWatch } from "react-hook-form";
import type { HoursException } from "#contract/settings/opening-hours.ts";
import { useToast } from "#web/ui/toaster.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { ExceptionRow } from "./exception-row.tsx";
import { findMessage } from "./find-message.ts";
import "./hours-field.css";

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
