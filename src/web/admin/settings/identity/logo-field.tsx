import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Icon } from "#web/ui/icon.tsx";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { UploadButton, useUploadPhoto } from "../../photos/upload-button.tsx";

const MIN_WIDTH = 600;

/** The name as text or a logo at the top of every page, and the upload of the logo. */
export function LogoField() {
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
