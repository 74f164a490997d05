import { useQuery } from "@tanstack/react-query";
import type { Picture } from "#contract/media/media.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pictureSources } from "#web/catalog/pictures/picture-sources.ts";
import { measureContrast, MIN_HEADLINE_CONTRAST } from "./measure-contrast.ts";
import "./headline-contrast.css";

/** Whether the headline can be read on the photo, measured in the browser. */
export function HeadlineContrast({ picture }: { picture: Picture }) {
  const { url, focalX, focalY } = picture;
  const measured = useQuery({
    queryKey: ["headline-contrast", url, focalX, focalY],
    queryFn: async () => {
      const colors = await readPixels(picture);
      return colors && measureContrast(colors.pixels, colors.text);
    },
    staleTime: Infinity,
    retry: false,
  });
  const contrast = measured.data ?? null;
  const isEasy = contrast !== null && contrast >= MIN_HEADLINE_CONTRAST;
  return (
    <output className={isEasy ? "headline-contrast" : "headline-contrast hard"}>
      {contrast !== null && (
        <>
          <Icon name={isEasy ? "check" : "half"} />
          {isEasy
            ? "Your headline is easy to read on this photo."
            : "Your headline is hard to read here. Move the ring or choose a darker photo."}
        </>
      )}
    </output>
  );
}

const WIDTH = 96;
const HEIGHT = 54;

/** The part of the hero's width that the headline stands over, and where its gradient ends: see hero.css. */
const HEADLINE_WIDTH = 0.5;
const GRADIENT_END = 0.52;

type HeadlineColors = { pixels: Uint8ClampedArray; text: [number, number, number] };

/**
 * What the headline stands over on a computer, the page's gradient included, and the color of the headline; null
 * for a photo of another site, whose pixels a page may not read.
 * @throws when the photo cannot be loaded
 */
async function readPixels(picture: Picture): Promise<HeadlineColors | null> {
  const sources = pictureSources(picture);
  if (!sources) return null;
  const image = new Image();
  image.src = sources.src;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  drawCover(context, image, picture);
  const styles = getComputedStyle(document.documentElement);
  const gradient = context.createLinearGradient(0, 0, WIDTH * GRADIENT_END, 0);
  gradient.addColorStop(0, styles.getPropertyValue("--shade").trim());
  gradient.addColorStop(1, "transparent");
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH * GRADIENT_END, HEIGHT);
  const pixels = context.getImageData(0, 0, WIDTH * HEADLINE_WIDTH, HEIGHT).data;
  context.fillStyle = styles.getPropertyValue("--on-fern").trim();
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return { pixels, text: [red, green, blue] };
}

/** As object-fit: cover around the focal point. */
function drawCover(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { focalX, focalY }: Picture,
): void {
  const scale = Math.max(WIDTH / image.naturalWidth, HEIGHT / image.naturalHeight);
  const width = image.naturalWidth * scale;
  const height = image.naturalHeight * scale;
  context.drawImage(image, (WIDTH - width) * focalX, (HEIGHT - height) * focalY, width, height);
}
