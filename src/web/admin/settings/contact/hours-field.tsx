import { useFormContext, useWatch } from "react-hook-form";
import { type OpeningHours, WEEKDAYS } from "#contract/settings/opening-hours.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { MESSAGES } from "./messages.ts";
import "./hours-field.css";

const CLOSED: OpeningHours = WEEKDAYS.map(() => null);
const USUAL = { opens: "10:00", closes: "17:00" };

/** Opening and closing time of each day. A day that opens begins with the hours of the one before. */
export function HoursField() {
  const { control, formState, setValue } = useFormContext<SettingsValues>();
  const chosen = (useWatch({ control }) as SettingsValues).openingHours ?? [];
  const hours = chosen.length === 0 ? CLOSED : chosen;
  const { errors, isSubmitted } = formState;
  const change = (index: number, day: OpeningHours[number]) => {
    const next = hours.with(index, day);
    // All days closed is the same as no hours: the page says nothing of them.
    const value = next.every((each) => each === null) ? [] : next;
    setValue("openingHours", value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <ul className="hours">
      {WEEKDAYS.map((day, index) => {
        const open = hours[index] ?? null;
        const problem = errors.openingHours?.[index];
        const error = problem?.message ?? problem?.opens?.message ?? problem?.closes?.message;
        const id = `hours-${day}`;
        const time = (name: "opens" | "closes", value: string) => (
          <input
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            aria-label={MESSAGES[name](day)}
            onChange={({ target }) => change(index, { ...(open ?? USUAL), [name]: target.value })}
            type="time"
            value={value}
          />
        );
        return (
          <li key={day}>
            <span aria-hidden="true">{day.slice(0, 3)}</span>
            {open ? (
              <span className="hours-times">
                {time("opens", open.opens)}
                <span>{MESSAGES.to}</span>
                {time("closes", open.closes)}
              </span>
            ) : (
              <span className="hours-closed">{MESSAGES.closed}</span>
            )}
            <button
              aria-checked={open !== null}
              aria-label={MESSAGES.openOn(day)}
              className="desk-switch"
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
  );
}
