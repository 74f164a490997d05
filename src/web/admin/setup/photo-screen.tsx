import { Picture } from "#web/catalog/pictures/picture.tsx";
import { ButtonLinkField } from "../button-link-field.tsx";
import { HeadlineContrast } from "../headline-contrast/headline-contrast.tsx";
import { FOCUS_HELP, FocalPoint } from "../photos/focal-point.tsx";
import type { Route } from "./+types/photo-screen.ts";
import { loadPhotoStep } from "./load-setup.server.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter, PHOTO_TITLE } from "./steps.ts";
import { usePhotoStep } from "./use-photo-step.ts";
import { useSavedState } from "./use-saved-state.ts";
import "../photos/photo-field.css";
import "./previews.css";

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
