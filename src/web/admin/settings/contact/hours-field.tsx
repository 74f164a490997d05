import { useFormContext, useWatch } from "react-hook-form";
import { type OpeningHours, WEEKDAYS } from "#contract/settings/opening-hours.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { findMessage } from "./find-message.ts";
import { SpansField } from "./spans-field.tsx";
import "./hours-field.css";

const CLOSED: OpeningHours = WEEKDAYS.map(() => null);
const USUAL = { opens: "10:00", closes: "17:00" };

/** When each day opens and closes. A day that opens begins with the hours of the one before. */
export function HoursField() {
  const { control, formState, setValue } = useFormContext<SettingsValues>();
  const chosen = (useWatch({ control }) as SettingsValues).openingHours ?? [];
  const hours = chosen.length === 0 ? CLOSED : chosen;
  const { errors, isSubmitted } = formState;
  const all = errors.openingHours?.message ?? errors.openingHours?.root?.message;
  const change = (index: number, day: OpeningHours[number]) => {
    const next = hours.with(index, day);
    // All days closed is the same as no hours: the page says nothing of them.
    const value = next.every((each) => each === null) ? [] : next;
    setValue("openingHours", value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <ul className="hours">
        {WEEKDAYS.map((day, index) => {
          const open = hours[index] ?? null;
          const error = findMessage(errors.openingHours?.[index]);
          const id = `hours-${day}`;
          const described = error
            ? { "aria-describedby": `${id}-error`, "aria-invalid": true }
            : {};
          return (
            <li key={day}>
              <span aria-hidden="true">{day.slice(0, 3)}</span>
              {open ? (
                <SpansField
                  described={described}
                  hours={open}
                  labels={{ opens: `${day}, opens`, closes: `${day}, closes` }}
                  of={day}
                  onChange={(next) => change(index, next)}
                />
              ) : (
                <span className="muted">Closed</span>
              )}
              <button
                aria-checked={open !== null}
                aria-label={`Open on ${day}`}
                className="row desk-switch"
                onClick={() => change(index, open ? null : (hours[index - 1] ?? USUAL))}
                role="switch"
                type="button"
              >
                <i aria-hidden="true" />
              </button>
              {error && (
                <p className="err" id={`${id}-error`} role="alert">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {all && (
        <p className="err" role="alert">
          {all}
        </p>
      )}
    </>
  );
}
