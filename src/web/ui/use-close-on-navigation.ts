import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

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
    if (closes && !isSameScreen) ref.current?.close();
  }, [closes, location, type, ref]);
}
