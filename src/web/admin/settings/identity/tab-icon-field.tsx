import { useFormContext, useWatch } from "react-hook-form";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { drawLetterIcon, drawLogoIcon } from "./draw-tab-icon.ts";
import { useUploadPhoto } from "./use-upload-photo.ts";
import { MESSAGES } from "./messages.ts";

/** Drawn for every shop. */
const RING = "/icon-192.png";

/** The icon of the browser's tab, made from the name or the logo. */
export function TabIconField() {
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const { upload, problem, isPending } = useUploadPhoto();
  const { tabIcon, logo, businessName = "" } = useWatch({ control }) as SettingsValues;
  const use = async (icon: Promise<File>) => {
    const photo = await upload(await icon);
    if (photo) setValue("tabIcon", photo.url, { shouldDirty: true });
  };
  const error = problem ?? formState.errors.tabIcon?.message;
  return (
    <fieldset className={error ? "field bad" : "field"} disabled={isPending}>
      <legend className="label">{MESSAGES.tabIcon}</legend>
      <div className="tab-icon">
        <img alt={MESSAGES.tabIconNow} height="64" src={tabIcon || RING} width="64" />
        <div className="desk-buttons">
          <button
            className="btn small quiet"
            onClick={() => void use(drawLetterIcon(businessName))}
            type="button"
          >
            {MESSAGES.fromLetter}
          </button>
          {logo && (
            <button
              className="btn small quiet"
              onClick={() => void use(drawLogoIcon(logo.url))}
              type="button"
            >
              {MESSAGES.fromLogo}
            </button>
          )}
          {tabIcon !== "" && (
            <button
              className="btn small quiet"
              onClick={() => setValue("tabIcon", "", { shouldDirty: true })}
              type="button"
            >
              {MESSAGES.drawnRing}
            </button>
          )}
        </div>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
