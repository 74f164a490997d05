import { useState } from "react";
import { useNavigate } from "react-router";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { Picture as StoredPicture } from "#contract/media/media.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { ButtonLinkField } from "../button-link-field.tsx";
import { HeadlineContrast } from "../headline-contrast/headline-contrast.tsx";
import { FOCUS_HELP, FocalPoint } from "../photos/focal-point.tsx";
import { callApi } from "../api-client/call-api.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Route } from "./+types/photo-screen.ts";
import { loadPhotoStep } from "./load-setup.server.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter, PHOTO_TITLE } from "./steps.ts";
import { useSavedState } from "./use-saved-state.ts";
import "../photos/photo-field.css";
import "./previews.css";

/** Without a section it begins with a headline that is true of every goldsmith. */
const toWords = (hero: HeroSection | null, city: string): Words => ({
  title: hero?.title ?? suggestHeadline(city),
  buttonText: hero?.buttonText ?? "See what’s new",
  buttonLink: hero?.buttonLink ?? "/products",
  alt: hero?.picture?.alt ?? "",
});

const findProblems = (picture: StoredPicture | null, { title }: Words): Problems => ({
  ...(!picture && { photo: "Choose a photo." }),
  ...(!title.trim() && { title: "Enter a headline." }),
});

const suggestHeadline = (city: string) => (city ? `Made by hand in ${city}` : "Made by hand");

export const loader = ({ context }: Route.LoaderArgs) => loadPhotoStep(context);

export const meta = () => [{ title: PHOTO_TITLE }];

/** The top of the home page: a photo, the part of it that stays in view, and the headline on it. */
export default function PhotoScreen({ loaderData }: Route.ComponentProps) {
  const { setup, hero } = loaderData;
  const step = usePhotoStep(hero, setup.settings.city);
  const { picture, words, errors } = step;
  const field = (name: keyof typeof words, maxLength: number) => ({
    id: `setup-${name}`,
    value: words[name],
    onChange: (value: string) => step.changeWords({ [name]: value }),
    onLeave: () => undefined,
    error: errors[name],
    maxLength,
  });
  return (
    <StepFrame
      lede="Your bench, one piece, or several together. Wide photos work best."
      number={3}
      state={useSavedState(step.savedAt)}
      title={PHOTO_TITLE}
    >
      <div className="setup-columns">
        <StepForm label={PHOTO_TITLE} onSubmit={() => step.finish(stepAfter(setup, 3))}>
          {picture && (
            <>
              <FocalPoint onChange={step.moveFocalPoint} picture={picture} showsCard={false} />
              <p className="help">{FOCUS_HELP}</p>
              <HeadlineContrast picture={picture} />
            </>
          )}
          <PhotoPicker
            error={errors.photo}
            label="Photo for the top of your home page"
            hasPhoto={picture !== null}
            onPicked={step.choosePhoto}
          />
          <StepInput
            {...field("title", 255)}
            help="Keep it short. Six words or fewer fit on a phone."
            label="Headline"
          />
          <div className="setup-pair">
            <StepInput {...field("buttonText", 100)} label="Button text" />
            <ButtonLinkField
              id="setup-buttonLink"
              onChange={(buttonLink) => step.changeWords({ buttonLink })}
              value={words.buttonLink}
            />
          </div>
          <StepInput
            {...field("alt", 1000)}
            help="Describe it as you would over the phone."
            label="Photo description (alt text)"
            rows={3}
          />
        </StepForm>
        {picture && <Crops picture={picture} title={words.title} />}
      </div>
    </StepFrame>
  );
}

type CropsProps = { picture: Parameters<typeof Picture>[0]["picture"]; title: string };

function Crops({ picture, title }: CropsProps) {
  return (
    <aside aria-label="How it will be cropped" className="setup-crops">
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

type Words = { title: string; buttonText: string; buttonLink: string; alt: string };

type Problems = Partial<Record<keyof Words | "photo", string>>;

/** The top of the home page as it is edited: its photo, and the words on and of it. */
function usePhotoStep(hero: HeroSection | null, city: string) {
  const [picture, setPicture] = useState<StoredPicture | null>(hero?.picture ?? null);
  const [words, setWords] = useState(() => toWords(hero, city));
  const [saved, setSaved] = useState({ picture, words });
  const [errors, setErrors] = useState<Problems>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const navigate = useNavigate();
  const showError = useErrorToast();
  const save = useAction({ mutationFn: () => send(picture, words) });
  const isDirty = picture !== saved.picture || words !== saved.words;
  useUnsavedChanges(isDirty && !save.isPending);

  return {
    picture,
    words,
    errors,
    savedAt,
    changeWords: (changed: Partial<Words>) => {
      setWords({ ...words, ...changed });
    },
    choosePhoto: (chosen: StoredPicture) => {
      setPicture(chosen);
      setWords({ ...words, alt: chosen.alt });
      setErrors({});
    },
    moveFocalPoint: (point: { focalX: number; focalY: number }) => {
      if (picture) setPicture({ ...picture, ...point });
    },
    finish: async (to: string) => {
      const problems = findProblems(picture, words);
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      try {
        await save.mutateAsync();
      } catch (error) {
        return showError("Couldn’t save", error as Error);
      }
      // What was changed since the press is still to be saved.
      setSaved({ picture, words });
      setSavedAt(new Date());
      await navigate(to);
    },
  };
}

/** Description and focal point belong to the photo, the rest to the section of the home page. */
async function send(picture: StoredPicture | null, { alt, ...words }: Words): Promise<void> {
  if (!picture) return;
  const hash = parseMediaHash(picture.url);
  if (hash) {
    const { focalX, focalY } = picture;
    await callApi("PATCH", `/api/media/${hash}`, { alt: alt.trim(), focalX, focalY });
  }
  const section = { key: "hero", isActive: true, ...words, backgroundImage: picture.url };
  await callApi("POST", "/api/hero-sections", section);
}
