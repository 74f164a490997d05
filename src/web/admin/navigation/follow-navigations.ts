import type { ClientInstrumentation } from "react-router";
import { getNavigation, setNavigation } from "./navigation-store.ts";
import { openDocument, willScriptsLoad } from "./recover-navigation.ts";

/** The link of the click that is being dispatched. */
let clicked: HTMLElement | null = null;

/**
 * Follows the router's navigations from the press on, and marks the pressed link until its page is there:
 * `:active` ends with the press, and a slow line would leave it looking as if nothing had happened. The
 * state that React renders comes later, and after a view transition it may be that of the page before.
 */
export const followNavigations: ClientInstrumentation = {
  router: (router) => {
    addEventListener("click", storeClickedLink, { capture: true });
    addEventListener("popstate", () => setNavigation({ target: null, unreachable: null }));
    router.instrument({
      async navigate(run, { to, formMethod }) {
        // Forms are not pressed again: what they send is not in the address.
        const isLink = typeof to === "string" && formMethod === undefined;
        const navigation = { target: isLink ? hrefOf(to) : null, unreachable: null };
        setNavigation(navigation);
        const release = isLink ? markPressed() : undefined;
        // The press is seen first: what the router does next takes a slow phone several frames.
        if (release) await nextFrame();
        if (navigation.target !== null && !willScriptsLoad()) void openDocument(navigation.target);
        await run();
        release?.();
        if (getNavigation() === navigation) setNavigation({ target: null, unreachable: null });
      },
    });
  },
};

const hrefOf = (to: string): string => {
  const { pathname, search, hash } = new URL(to, location.href);
  return pathname + search + hash;
};

function storeClickedLink({ target }: Event): void {
  clicked = target instanceof Element ? target.closest<HTMLElement>("a[href]") : null;
  setTimeout(() => {
    clicked = null;
  });
}

let pressed: HTMLElement | null = null;

/** @returns a function that ends the mark, unless another link has been pressed since; none without a press */
function markPressed(): (() => void) | undefined {
  const link = clicked;
  delete pressed?.dataset["pressed"];
  pressed = link;
  if (!link) return undefined;
  link.dataset["pressed"] = "";
  return () => {
    if (pressed === link) delete link.dataset["pressed"];
  };
}

/** Once a frame has been painted; soon also where none is, as in a tab in the background. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
const LONGEST_FRAME_MS = 100;
