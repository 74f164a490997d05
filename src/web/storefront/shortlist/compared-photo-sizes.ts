/** More columns have a width of their own, and the table scrolls sideways. */
export const FITTING = 3;

/** The shape of a compared photo, as in compare-table.css. */
const RATIO = 4 / 5;

type Size = { width: number | null; height: number | null };

/** The sizes attribute of a photo: how wide it is before it is cropped. @param count of the pieces side by side */
export function comparedPhotoSizes({ width, height }: Size, count: number): string {
  const cut = width && height ? Math.max(1, width / height / RATIO) : 1;
  const share = (part: number) => `${Math.ceil((part * cut) / count)}vw`;
  const pixels = (each: number) => `${Math.ceil(each * cut)}px`;
  const isWide = count > FITTING;
  const column = (part: number) => (isWide ? `max(${pixels(240)}, ${share(part)})` : share(part));
  const phone = isWide ? pixels(130) : share(count === 1 ? 50 : 100);
  return `(min-width: 1100px) ${column(67)}, (min-width: 768px) ${column(81)}, ${phone}`;
}
