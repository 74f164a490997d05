import { prefetchPicture, type PrefetchTarget } from "./prefetch-picture.ts";

/** Longer than a thumb takes to the next stroke. */
const REST_MILLISECONDS = 700;

/** Every picture of a list that stands on the page, and where it leads. */
const standing = new Map<Element, PrefetchTarget>();
let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Where there is no mouse to come by: of what the view has come to rest on, the picture next to its
 * middle is looked at, and its page is fetched ahead. One at each rest, and none before the first stroke.
 * @returns what takes the picture out again
 */
export function prefetchInView(place: Element, next: PrefetchTarget): () => void {
  if (standing.size === 0) {
    document.addEventListener("scroll", move, { passive: true });
    document.addEventListener("scrollend", rest);
  }
  standing.set(place, next);
  return () => {
    standing.delete(place);
    if (standing.size > 0) return;
    clearTimeout(resting);
    document.removeEventListener("scroll", move);
    document.removeEventListener("scrollend", rest);
  };
}

const move = () => clearTimeout(resting);

function rest(): void {
  clearTimeout(resting);
  if (matchMedia("(hover: hover)").matches) return;
  resting = setTimeout(() => {
    const places = [...standing.keys()].map((place) => ({ place, ...placeOf(place) }));
    const whole = places.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    const nearest = whole.toSorted((one, other) => one.offset - other.offset)[0];
    const next = nearest && standing.get(nearest.place);
    if (next) prefetchPicture(next);
  }, REST_MILLISECONDS);
}

function placeOf(place: Element) {
  const { top, bottom } = place.getBoundingClientRect();
  return { top, bottom, offset: Math.abs((top + bottom - innerHeight) / 2) };
}
