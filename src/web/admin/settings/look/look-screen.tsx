import { useFormContext } from "react-hook-form";
import { LOOK_KEYS, LOOKS, type Look } from "#contract/settings/looks.ts";
import { LOOK_FILES } from "#web/looks.ts";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import "./look-field.css";

const DESCRIPTIONS = {
  fern: "Paper, dark green, and polishing red, with Caslon, an old book type.",
  steel: "Cool white, night blue, and garnet, with one clear modern type.",
  plum: "Warm plaster, plum, and copper, with letters as if cut by a graver.",
} satisfies Record<Look, string>;

const TITLE = "Colors and type";

export const meta = () => [{ title: `${TITLE}, Settings` }];

/** Colors and type of all pages. */
export default function LookScreen() {
  return (
    <SettingsScreen
      keys={["look"]}
      lede="Three looks, each tuned as a whole. Your photos, words, and addresses stay as they are."
      name="look"
      preview={{ page: "home" }}
      title={TITLE}
    >
      <LookField />
    </SettingsScreen>
  );
}

/** The looks as cards, each in its own colors and type. */
function LookField() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <fieldset className="stack look-choice">
      <legend className="sr">The look of your shop</legend>
      {LOOK_KEYS.map((look) => (
        <label key={look}>
          {LOOK_FILES[look].styles && (
            <link href={LOOK_FILES[look].styles} precedence="look" rel="stylesheet" />
          )}
          <span aria-hidden="true" className="look-sample" data-look={look}>
            <b>Opal Bezel Necklace</b>
            <span>$480.00</span>
            <i />
          </span>
          <span className="row look-name">
            <input
              aria-describedby={`look-${look}`}
              aria-label={LOOKS[look].name}
              type="radio"
              value={look}
              {...register("look")}
            />
            <span>
              {LOOKS[look].name}
              <small id={`look-${look}`}>{DESCRIPTIONS[look]}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
