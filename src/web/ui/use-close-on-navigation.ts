import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Navigation state that keeps open dialogs open. */
export const KEEP_DIALOGS = { keepDialogs: true };

/**
 * Closes a dialog when the user goes elsewhere. A screen that replaces its own search parameters (a debounced
 * filter, an answered request) goes nowhere: that may arrive after the user has opened a dialog, which stays open.
 */
export function useCloseOnNavigation(
  ref: RefObject<HTMLDialogElement | null>,
  closes = true,
): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    const { pathname, search } = last.current;
    last.current = location;
    // A link to where the user already is replaces too, and changes nothing.
    const isSameScreen =
      type === NavigationType.Replace &&
      location.pathname === pathname &&
      location.search !== search;
    const state: unknown = location.state;
    const keepsOpen = typeof state === "object" && state !== null && "keepDialogs" in state;
    if (closes && !isSameScreen && !keepsOpen) ref.current?.close();
  }, [closes, location, type, ref]);
}
