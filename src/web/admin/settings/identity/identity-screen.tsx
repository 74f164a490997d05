import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { FOCUS_HELP, FocalPoint } from "../../photos/focal-point.tsx";
import { UploadButton, useUploadPhoto } from "../../photos/upload-button.tsx";
import { SettingsInput } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import { SettingsSwitch } from "../form/settings-switch.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { LogoField } from "./logo-field.tsx";
import { TabIconField } from "./tab-icon-field.tsx";
import "../../photos/photo-field.css";
import "./identity.css";

export const meta = () => [{ title: "Your shop, Settings" }];

/** Name and description of the shop. */
export default function IdentityScreen() {
  return (
    <SettingsScreen
      keys={[
        "businessName",
        "showTrademark",
        "headerMark",
        "logo",
        "tabIcon",
        "portrait",
        "artistName",
        "blurb",
        "skuPattern",
      ]}
      lede="Your name, logo, and portrait, as visitors see them."
      name="identity"
      preview={{ page: "home" }}
      title="Your shop"
    >
      <SettingsInput autoComplete="organization" name="businessName" required />
      <SettingsSwitch help="Only if you use it as a trademark." name="showTrademark" />
      <LogoField />
      <TabIconField />
      <PortraitField />
      <SettingsInput
        help="Shown on your collections and the About page."
        name="artistName"
        required
      />
      <SettingsInput
        help="Shown at the bottom of every page and in search results."
        name="blurb"
        rows={3}
      />
      <h2>New pieces</h2>
      <SettingsInput
        help="Example: {category}-{number}. {initials} are those of your shop’s name. Leave blank to fill in none."
        name="skuPattern"
      />
    </SettingsScreen>
  );
}

/** The portrait with the point that stays in view, and its description. */
function PortraitField() {
  const id = useId();
  const { control, register, setValue, formState } = useFormContext<SettingsValues>();
  const { upload, problem, isPending } = useUploadPhoto();
  const { portrait = null } = useWatch({ control }) as SettingsValues;
  const set = (next: SettingsValues["portrait"]) =>
    setValue("portrait", next, { shouldDirty: true });
  const take = async (file: File) => {
    const photo = await upload(file);
    if (photo) set(photo);
  };
  const label = portrait ? "Replace" : "Add a portrait";
  const error = problem ?? formState.errors.portrait?.message;
  return (
    <fieldset className={error ? "field bad" : "field"}>
      <legend className="label">Portrait</legend>
      {portrait && (
        <FocalPoint
          onChange={(point) => set({ ...portrait, ...point })}
          picture={toPortraitPicture(portrait)}
        />
      )}
      <div className="desk-buttons">
        <UploadButton
          describedBy={error ? `${id}-error` : `${id}-help`}
          isPending={isPending}
          label={label}
          onFile={(file) => void take(file)}
        >
          {label}
        </UploadButton>
        {portrait && (
          <button className="btn small quiet" onClick={() => set(null)} type="button">
            Remove
          </button>
        )}
      </div>
      <p className="help" id={`${id}-help`}>
        {portrait
          ? FOCUS_HELP
          : "You, your hands, or your bench. Shown on the home and About pages."}
      </p>
      {portrait && (
        <>
          <label className="label" htmlFor={`${id}-alt`}>
            Photo description (alt text)
          </label>
          <input id={`${id}-alt`} {...register("portrait.alt")} />
        </>
      )}
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
