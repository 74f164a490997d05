import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import { Icon } from "#web/ui/icon.tsx";
import { FOCUS_HELP, FocalPoint } from "../../photos/focal-point.tsx";
import { UploadButton, useUploadPhoto } from "../../photos/upload-button.tsx";
import { SettingsInput, SettingsSwitch } from "../form/settings-input.tsx";
import { SettingsScreen } from "../form/settings-screen.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
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

const MIN_WIDTH = 600;

/** The name as text or a logo at the top of every page, and the upload of the logo. */
function LogoField() {
  const id = useId();
  const { control, setValue, formState } = useFormContext<SettingsValues>();
  const { upload, problem, setProblem, isPending } = useUploadPhoto();
  const values = useWatch({ control }) as SettingsValues;
  const { headerMark, logo, businessName, showTrademark } = values;
  const choose = (mark: "name" | "logo") => setValue("headerMark", mark, { shouldDirty: true });
  const take = async (file: File) => {
    if (file.type === "image/gif") {
      setProblem("GIF logos look rough. Use a PNG or a JPEG.");
      return;
    }
    const photo = await upload(file);
    if (!photo) return;
    const { url, width, height } = photo;
    if (width < MIN_WIDTH) {
      setProblem(`This logo is ${width} pixels wide. Use one at least ${MIN_WIDTH} pixels wide.`);
      return;
    }
    setValue("logo", { url, width, height }, { shouldDirty: true });
    choose("logo");
  };
  const error = problem ?? formState.errors.logo?.message;
  const label = logo ? "Replace the logo" : "Upload a logo";
  return (
    <fieldset className={error ? "field bad" : "field"}>
      <legend className="label">At the top of every page</legend>
      <div className="stack-close mark-choice">
        <label>
          <span className="mark-name">
            {businessName}
            {showTrademark && <sup>™</sup>}
          </span>
          <span className="mark-label">
            <input
              checked={headerMark !== "logo"}
              name={`${id}-mark`}
              onChange={() => choose("name")}
              type="radio"
            />
            Your name as text
          </span>
        </label>
        <label data-empty={logo ? undefined : ""}>
          <span className="mark-logo">
            {logo ? <img alt="" src={logo.url} /> : <Icon name="camera" />}
          </span>
          <span className="mark-label">
            <input
              checked={headerMark === "logo"}
              disabled={!logo}
              name={`${id}-mark`}
              onChange={() => choose("logo")}
              type="radio"
            />
            Your logo
          </span>
        </label>
      </div>
      <UploadButton
        className="btn small quiet mark-upload"
        describedBy={error ? `${id}-error` : `${id}-help`}
        isPending={isPending}
        label={label}
        onFile={(file) => void take(file)}
      >
        {label}
      </UploadButton>
      <p className="help" id={`${id}-help`}>
        Use a PNG with a transparent background, at least 600 pixels wide. The footer keeps your
        name as text.
      </p>
      {error && (
        <p className="err" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
