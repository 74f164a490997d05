import { useFormContext, useWatch } from "react-hook-form";
import { firstCharacters } from "#contract/cut-text.ts";
import type { SettingsValues } from "../form/use-settings-form.ts";
import { useUploadPhoto } from "../../photos/upload-button.tsx";

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
      <legend className="label">Icon in the browser’s tab</legend>
      <div className="row tab-icon">
        <img alt="Your icon now" height="64" src={tabIcon || RING} width="64" />
        <div className="desk-buttons">
          <button
            className="btn small quiet"
            onClick={() => void use(drawLetterIcon(businessName))}
            type="button"
          >
            Use your first letter
          </button>
          {logo && (
            <button
              className="btn small quiet"
              onClick={() => void use(drawLogoIcon(logo.url))}
              type="button"
            >
              Use your logo
            </button>
          )}
          {tabIcon !== "" && (
            <button
              className="btn small quiet"
              onClick={() => setValue("tabIcon", "", { shouldDirty: true })}
              type="button"
            >
              Use the ring
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

/** Pixels of a tab icon's side. */
const SIZE = 640;

/** The first letter of a name in the shop's own type, as a square PNG. */
async function drawLetterIcon(name: string): Promise<File> {
  const { context, color, finish } = createCanvas();
  const letter = firstCharacters(name.trim(), 1).toUpperCase();
  // Its fallbacks name fonts that a device may lack, which would fail the loading.
  const [family = ""] = color("--display").split(",");
  const font = `400 ${SIZE * 0.72}px ${family}`;
  await document.fonts.load(font, letter);
  context.fillStyle = color("--fern");
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = color("--on-fern");
  context.font = font;
  context.textAlign = "center";
  const box = context.measureText(letter);
  const middle = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  context.fillText(letter, SIZE / 2, SIZE / 2 + middle);
  return finish();
}

/** A logo on white, as large as a square holds it. */
async function drawLogoIcon(url: string): Promise<File> {
  const { context, color, finish } = createCanvas();
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = (SIZE * 0.86) / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.fillStyle = color("--white");
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(image, (SIZE - width) / 2, (SIZE - height) / 2, width, height);
  return finish();
}

function createCanvas() {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no icons.");
  const style = getComputedStyle(document.documentElement);
  return {
    context,
    color: (token: string) => style.getPropertyValue(token).trim(),
    finish: async (): Promise<File> => {
      const { promise, resolve } = Promise.withResolvers<Blob | null>();
      canvas.toBlob(resolve, "image/png");
      const blob = await promise;
      if (!blob) throw new Error("The icon could not be drawn.");
      return new File([blob], "tab-icon.png", { type: "image/png" });
    },
  };
}
