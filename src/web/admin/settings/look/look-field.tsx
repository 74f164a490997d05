import { useFormContext } from "react-hook-form";
import { LOOK_KEYS, LOOKS } from "#contract/settings/looks.ts";
import { LOOK_FILES } from "#web/looks.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { MESSAGES } from "./messages.ts";
import "./look-field.css";

/** The looks as cards, each in its own colors and type. */
export function LookField() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <fieldset className="look-choice">
      <legend className="sr">{MESSAGES.legend}</legend>
      {LOOK_KEYS.map((look) => (
        <label key={look}>
          {LOOK_FILES[look].styles && (
            <link href={LOOK_FILES[look].styles} precedence="look" rel="stylesheet" />
          )}
          <span aria-hidden="true" className="look-sample" data-look={look}>
            <b>{MESSAGES.sample}</b>
            <span>{MESSAGES.samplePrice}</span>
            <i />
          </span>
          <span className="look-name">
            <input
              aria-describedby={`look-${look}`}
              aria-label={LOOKS[look].name}
              type="radio"
              value={look}
              {...register("look")}
            />
            <span>
              {LOOKS[look].name}
              <small id={`look-${look}`}>{MESSAGES.looks[look]}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
