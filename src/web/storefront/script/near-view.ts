import { followPicture } from "#web/catalog/pictures/follow-picture.ts";

const tasks = new WeakMap<Element, () => unknown>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      tasks.get(target)?.();
    }
  },
  { rootMargin: "25%" },
);

/**
 * Does something to an element once it is near the view. To all at once it would have a phone lay out the whole page a
 * second time; of pictures that load farther away nobody would see that they fade in.
 */
export function whenNear(element: Element, task: () => unknown): void {
  tasks.set(element, task);
  observer.observe(element);
}

/** Follows the pictures of the document, or of what was added to it. */
export function followPictures(within: ParentNode = document): void {
  for (const image of within.querySelectorAll<HTMLImageElement>(".photo > img")) {
    whenNear(image, () => followPicture(image));
  }
}
