const STEADY = ".btn, nav a";
const BUTTONS = `button, input, select, textarea, summary, label, ${STEADY}`;
/**
 * All that can be pressed. Where there is no room: without links, which are as large as photos in lists; without the
 * controls of rows, which scroll.
 */
const CONTROLS = [`${BUTTONS}, a[href]`, BUTTONS, STEADY];
const GAP = 8;
const MARGIN = 24;

/** How often, in milliseconds, it is looked whether the page has moved beneath a toast. */
const INTERVAL = 200;

/** Keeps the toast of a region where it covers nothing that can be pressed. @returns what ends that */
export function keepPlaced(region: HTMLElement): () => void {
  const place = () => placeToast(region);
  place();
  const timer = setInterval(place, INTERVAL);
  return () => clearInterval(timer);
}

/** Moves the shown toast to the lowest place of the screen where it covers nothing that can be pressed. */
function placeToast(region: HTMLElement): void {
  const box = region.querySelector(".toast");
  // Not from under a pointer; after a tap ":hover" says where the finger was.
  const isHovered = matchMedia("(hover: hover)").matches && box?.matches(":hover");
  if (!box || isHovered || box.matches(":focus-within")) return;
  const { left, right, height } = box.getBoundingClientRect();
  // What is behind a modal dialog cannot be pressed.
  const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  for (const selector of CONTROLS) {
    const boxes = [...scope.querySelectorAll(`:is(${selector}):not(.toast *)`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect())
      .filter((each) => each.width > 1 && each.left < right && each.right > left);
    let bottom = innerHeight - MARGIN;
    for (
      let covered;
      (covered = boxes.find((each) => each.top < bottom && each.bottom > bottom - height));
    ) {
      bottom = covered.top - GAP;
    }
    region.style.bottom = `${innerHeight - bottom}px`;
    if (bottom >= height) return;
  }
  region.style.bottom = "";
}
