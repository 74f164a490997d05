import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { keepPlaced } from "./place-toast.ts";
import {
  CLOSE,
  type Toast,
  type ToastAction,
  type ToastOptions,
  ToastStore,
} from "./toast-store.ts";
import "./toaster.css";

const store = new ToastStore();
const noToast = () => null;
const toastApi = {
  toast: (options: ToastOptions) => store.show(options),
  dismiss: () => store.dismiss(),
};

/** `toast({ title, description?, variant?, action? })` shows a message; one at a time, for 5 s. */
export const useToast = () => toastApi;

/** Renders the toast, once per document; its live regions exist before any message. */
export function Toaster() {
  const toast = useSyncExternalStore(store.subscribe, store.current, noToast);
  const region = useRef<HTMLElement>(null);
  const shown = toast?.open ? toast : null;
  const shownId = shown?.id;

  // A popover, since the top layer is above dialogs and backdrops.
  useEffect(() => {
    const element = region.current;
    if (shownId === undefined || !element) return undefined;
    element.showPopover();
    const stop = keepPlaced(element);
    return () => {
      stop();
      if (element.matches(":popover-open")) element.hidePopover();
    };
  }, [shownId]);
  useEndWithScreen(shownId);

  const message = shown && <Message key={shown.id} toast={shown} />;
  const isDestructive = shown?.variant === "destructive";
  return (
    <section aria-label="Notifications" className="toaster" popover="manual" ref={region}>
      <output>{!isDestructive && message}</output>
      <div role="alert">{isDestructive && message}</div>
    </section>
  );
}

/**
 * A toast ends with its screen when the user goes to another. A screen that opens by itself, such as the one that
 * a sign-in leads to, is the one that its toast belongs to.
 */
function useEndWithScreen(shownId: number | undefined) {
  const { pathname } = useLocation();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    if (shownId === undefined) return undefined;
    const leave = ({ target }: Event) => {
      isLeft.current ||= !(target instanceof Element && target.closest(".toaster"));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ["click", "keydown", "popstate"]) addEventListener(type, leave, options);
    return () => listening.abort();
  }, [shownId]);
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname && isLeft.current) store.dismiss();
    shownOn.current = pathname;
  }, [pathname]);
}

function Message({ toast }: { toast: Toast }) {
  const box = useRef<HTMLSpanElement>(null);
  const previousFocus = useRef<HTMLElement>(null);

  // Pauses the timer while the toast is hovered or focused.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const enter = (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !element.contains(from)) previousFocus.current = from;
      store.pause();
    };
    const leave = () => {
      if (!element.matches(":hover, :focus-within")) store.resume();
    };
    const hover = ({ pointerType }: PointerEvent) => {
      // After a tap nothing says that the finger left.
      if (pointerType !== "touch") store.pause();
    };
    element.addEventListener("pointerenter", hover, { signal });
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("focusin", enter, { signal });
    element.addEventListener("focusout", () => queueMicrotask(leave), { signal });
    return () => listening.abort();
  }, []);

  const { title, description, variant = "default", action } = toast;
  const press = ({ onPress }: ToastAction) => {
    store.dismiss();
    previousFocus.current?.focus();
    onPress();
  };
  return (
    <span className="toast" data-variant={variant} ref={box}>
      <span>
        <b>{title}</b>
        {description && <small>{description}</small>}
      </span>
      {[action ?? CLOSE].flat().map((each) => (
        <button key={each.label} onClick={() => press(each)} type="button">
          {each.label}
        </button>
      ))}
    </span>
  );
}
