import { useState } from "react";
import { useController, useForm, useFormContext, useWatch } from "react-hook-form";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useRestoredDraft } from "../drafts/use-restored-draft.ts";
import { HeadlineContrast } from "../headline-contrast/headline-contrast.tsx";
import { FOCUS_HELP, FocalPoint } from "../photos/focal-point.tsx";
import { PhotoDescription, useSectionPicture } from "../settings/section/section-photo.tsx";
import { type SectionValues, toSectionValues } from "../settings/section/section-values.ts";
import { Headline, SectionButton } from "../settings/section/section-words.tsx";
import { useSaveSection } from "../settings/section/use-save-section.tsx";
import type { Route } from "./+types/photo-screen.ts";
import { loadPhotoStep } from "./load-setup.server.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { PHOTO_TITLE } from "./steps.ts";

type PhotoStep = Awaited<ReturnType<typeof loadPhotoStep>>;

const STEP = {
  lede: "Your bench, one piece, or several together. Wide photos work best.",
  number: 3,
  title: PHOTO_TITLE,
};

export const loader = ({ context }: Route.LoaderArgs) => loadPhotoStep(context);

export const meta = () => [{ title: PHOTO_TITLE }];

/** The top of the home page: a photo, the part of it that stays in view, and the headline on it. */
export default function PhotoScreen({ loaderData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  // The draft is on this device: the server can't know it.
  return isHydrated ? <PhotoForm {...loaderData} /> : <StepFrame {...STEP}>{null}</StepFrame>;
}

function PhotoForm({ setup, section }: PhotoStep) {
  const form = useForm<SectionValues>({ defaultValues: toStepValues(section, setup) });
  const draft = useRestoredDraft(form, "home:hero", null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { save, conflict } = useSaveSection({
    form,
    data: section,
    section: "hero",
    draft,
    onSaved: () => setSavedAt(new Date()),
  });
  return (
    <StepForm
      {...STEP}
      conflict={conflict}
      draft={draft}
      form={form}
      isSaving={save.isPending}
      prefix="section"
      preview={<Crops />}
      save={() => save.mutateAsync(form.getValues())}
      savedAt={savedAt}
      setup={setup}
    >
      <TopPhoto />
      <Headline />
      <SectionButton />
      <PhotoDescription rows={3} />
    </StepForm>
  );
}

/** A section that isn't there begins with a headline that is true of every goldsmith. */
function toStepValues(section: PhotoStep["section"], { settings }: PhotoStep["setup"]) {
  const values = toSectionValues(section, "hero");
  if (section.stored) return values;
  const title = settings.city ? `Made by hand in ${settings.city}` : "Made by hand";
  return { ...values, title, buttonText: "See what’s new" };
}

function TopPhoto() {
  const { picture, change, choose } = useSectionPicture();
  const {
    field: { ref: button },
    fieldState,
  } = useController<SectionValues, "picture">({
    name: "picture",
    rules: { validate: (chosen) => chosen !== null || "Choose a photo." },
  });
  return (
    <>
      {picture && (
        <>
          <FocalPoint
            onChange={(point) => change({ ...picture, ...point })}
            picture={picture}
            showsCard={false}
          />
          <p className="help">{FOCUS_HELP}</p>
          <HeadlineContrast picture={picture} />
        </>
      )}
      <PhotoPicker
        error={fieldState.error?.message}
        hasPhoto={picture !== null}
        label="Photo for the top of your home page"
        onPicked={choose}
        ref={button}
      />
    </>
  );
}

/** What a phone and a computer show of the photo. */
function Crops() {
  const { control } = useFormContext<SectionValues>();
  const [picture, title] = useWatch({ control, name: ["picture", "title"] });
  if (!picture) return null;
  return (
    <aside aria-label="How it will be cropped" className="stack setup-crops">
      <figure>
        <span className="setup-crop">
          <Picture isDecorative picture={picture} ratio="100 / 94.84" sizes="200px" />
        </span>
        <figcaption>On a phone</figcaption>
      </figure>
      <figure>
        <span className="setup-crop">
          <Picture isDecorative picture={picture} ratio="16 / 9" sizes="480px" />
          <b>{title}</b>
        </span>
        <figcaption>On a computer</figcaption>
      </figure>
    </aside>
  );
}
