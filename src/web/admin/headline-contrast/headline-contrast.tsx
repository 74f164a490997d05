import { useQuery } from "@tanstack/react-query";
import type { Picture } from "#contract/media/media.ts";
import { Icon } from "#web/ui/icon.tsx";
import { measureContrast, MIN_HEADLINE_CONTRAST } from "./measure-contrast.ts";
import { MESSAGES } from "./messages.ts";
import { readPixels } from "./read-pixels.ts";
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
          {isEasy ? MESSAGES.easy : MESSAGES.hard}
        </>
      )}
    </output>
  );
}
