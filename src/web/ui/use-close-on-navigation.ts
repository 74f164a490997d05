import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Navigation state that keeps open dialogs open. */
export const KEEP_DIALOGS = { keepDialogs: true };

/**
 * Closes a dialog when the user goes elsewhere. A screen that replaces its own search parameters (a debounced
 * filter, an answered request) goes nowhere: that may arrive after the user has opened a dialog, which stays open.
 */
export function useCloseOnNavigation(ref: RefObject<HTMLDialogElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(location.pathname);
  useEffect(() => {
    const isSameScreen = type === NavigationType.Replace && location.pathname === lastPath.current;
    lastPath.current = location.pathname;
    const state: unknown = location.state;
    const keepsOpen = typeof state === "object" && state !== null && "keepDialogs" in state;
    if (!isSameScreen && !keepsOpen) ref.current?.close();
  }, [location, type, ref]);
}
