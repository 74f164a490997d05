import { useQuery } from "@tanstack/react-query";
import type { Picture } from "#contract/media/media.ts";
import { pictureSources } from "#web/catalog/pictures/picture-sources.ts";
import "./headline-contrast.css";
import { DeskIcon } from "../desk-icon.tsx";

/** Whether the headline is easy to read on a photo of this shop: another site's pixels cannot be read. */
export function HeadlineContrast({ picture }: { picture: Picture }) {
  const { url, focalX, focalY } = picture;
  const { data: contrast } = useQuery({
    queryKey: ["headline-contrast", url, focalX, focalY],
    queryFn: async () => measureContrast(await readPixels(picture)),
    enabled: pictureSources(picture) !== null,
    staleTime: Infinity,
    retry: false,
  });
  if (contrast === undefined) return <output className="headline-contrast" />;
  const isEasy = contrast >= 3; // What WCAG 2.2 asks of large text.
  return (
    <output className={isEasy ? "headline-contrast" : "headline-contrast hard"}>
      <DeskIcon name={isEasy ? "check" : "half"} />
      {isEasy
        ? "Your headline is easy to read on this photo."
        : "Your headline is hard to read here. Move the ring or choose a darker photo."}
    </output>
  );
}

/** A pixel of the headline's color, then those of the part it stands over, with the gradient of hero.css. */
async function readPixels(picture: Picture): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = pictureSources(picture)!.src;
  await image.decode();
  const context = new OffscreenCanvas(96, 54).getContext("2d")!;
  const scale = Math.max(96 / image.width, 54 / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [left, top] = [(96 - width) * picture.focalX, (54 - height) * picture.focalY];
  context.drawImage(image, left, top, width, height);
  const styles = getComputedStyle(document.documentElement);
  const gradient = context.createLinearGradient(0, 0, 50, 0);
  gradient.addColorStop(0, styles.getPropertyValue("--shade"));
  gradient.addColorStop(1, "transparent");
  context.fillStyle = gradient;
  context.fillRect(0, 0, 50, 54);
  context.fillStyle = styles.getPropertyValue("--on-fern");
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 48, 54).data;
}

/** The WCAG 2.2 contrast of the first pixel with the lightest of the others, of which a twentieth may be glints. */
export function measureContrast(pixels: Uint8ClampedArray): number {
  const [text = 0, ...others] = Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red, green, blue] = Array.from(pixels.subarray(at * 4, at * 4 + 3), toLinear);
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  });
  return text / others.toSorted((a, b) => b - a)[Math.floor(others.length / 20)]!;
}

const toLinear = (byte: number): number =>
  byte <= 10 ? byte / 3295 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
