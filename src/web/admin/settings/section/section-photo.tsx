import { formatCount } from "#contract/decimals.ts";
import type { ChangeEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Picture } from "#contract/media/media.ts";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Input, TextArea } from "../../forms/controls.tsx";
import { Switch } from "../../forms/switch.tsx";
import { HeadlineContrast } from "../../headline-contrast/headline-contrast.tsx";
import { FOCUS_HELP, FocalPoint } from "../../photos/focal-point.tsx";
import { PhotoLibraryButton } from "../../photos/photo-library-button.tsx";
import { UploadButton, useUploadPhoto } from "../../photos/upload-button.tsx";
import type { SectionName } from "./sections.ts";
import type { SectionValues } from "./section-values.ts";
import "../../photos/photo-field.css";

/** How wide a photo must be for the largest screens, in pixels. */
const NEEDED_WIDTH: Record<SectionName, number> = { hero: 1800, promo: 1100 };

/** The photo of a section, what of it stays in view, and its description. */
export function SectionPhoto({ section }: { section: SectionName }) {
  const { control, setValue } = useFormContext<SectionValues>();
  const { picture, change, changePhone, choose } = useSectionPicture();
  const [phoneFocus, shown] = useWatch({ control, name: ["phoneFocus", "shown"] });
  return (
    <>
      <Switch
        checked={shown}
        label="Show this section"
        onChange={(next) => setValue("shown", next, { shouldDirty: true })}
      />
      <div className="field">
        <p className="label">Photo</p>
        {picture && (
          <>
            <FocalPoint
              onChange={(point) => change({ ...picture, ...point })}
              picture={picture}
              showsCard={false}
            />
            <p className="help">{FOCUS_HELP}</p>
          </>
        )}
        <PhotoButtons hasPhoto={picture !== null} onChoose={choose} />
        {picture && <PhotoSize needed={NEEDED_WIDTH[section]} picture={picture} />}
        {picture && section === "hero" && <HeadlineContrast picture={picture} />}
      </div>
      {picture && (
        <>
          <Switch
            checked={phoneFocus !== null}
            label="Different point on a phone"
            onChange={(isOn) => changePhone(isOn ? { x: picture.focalX, y: picture.focalY } : null)}
          />
          {phoneFocus && (
            <FocalPoint
              label="Focal point on a phone"
              onChange={({ focalX, focalY }) => changePhone({ x: focalX, y: focalY })}
              picture={{ ...picture, focalX: phoneFocus.x, focalY: phoneFocus.y }}
              showsCard={false}
            />
          )}
          <PhotoDescription />
        </>
      )}
    </>
  );
}

/** The photo of a section's form, and how it and its parts are changed. */
export function useSectionPicture() {
  const { control, setValue } = useFormContext<SectionValues>();
  const picture = useWatch({ control, name: "picture" });
  const change = (next: Picture | null) =>
    setValue("picture", next, { shouldDirty: true, shouldValidate: true });
  const changePhone = (next: SectionValues["phoneFocus"]) =>
    setValue("phoneFocus", next, { shouldDirty: true });
  const choose = (chosen: Picture | null) => {
    change(chosen);
    // Points and numbers belong to the former photo.
    changePhone(null);
    setValue("figures", [], { shouldDirty: true });
  };
  return { picture, change, changePhone, choose };
}

/** The description of a section's photo. */
export function PhotoDescription({ rows }: { rows?: number }) {
  const { picture, change } = useSectionPicture();
  if (!picture) return null;
  const field = {
    maxLength: 1000,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ ...picture, alt: target.value }),
    value: picture.alt,
  };
  return (
    <Field help="Describe it as you would over the phone." label="Photo description (alt text)">
      {rows ? <TextArea rows={rows} {...field} /> : <Input {...field} />}
    </Field>
  );
}

function PhotoSize({ picture: { width, height }, needed }: { picture: Picture; needed: number }) {
  if (!width || !height) return null;
  return (
    <p className="help">
      {width < needed
        ? `${formatSize(width, height)}. It may look soft on large screens: choose one at least ${formatCount(needed)} pixels wide.`
        : `${formatSize(width, height)}. Large enough for every screen.`}
    </p>
  );
}

type ButtonsProps = { hasPhoto: boolean; onChoose: (picture: Picture | null) => void };

function PhotoButtons({ hasPhoto, onChoose }: ButtonsProps) {
  const { upload, problem, isPending } = useUploadPhoto();
  const send = async (file: File) => {
    const stored = await upload(file);
    if (stored) onChoose(stored);
  };
  return (
    <>
      <div className="desk-buttons">
        <UploadButton
          icon={<Icon name="camera" />}
          isPending={isPending}
          label="Photo"
          onFile={(file) => void send(file)}
        >
          {hasPhoto ? "Replace" : "Add a photo"}
        </UploadButton>
        {hasPhoto && (
          <button className="btn small quiet" onClick={() => onChoose(null)} type="button">
            Remove
          </button>
        )}
        <PhotoLibraryButton onPick={([chosen]) => chosen && onChoose(chosen)} room={1} taken={[]} />
      </div>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function formatSize(width: number, height: number): string {
  return `${formatCount(width)} × ${formatCount(height)} pixels`;
}
