import { type NavigateOptions, useSearchParams } from "react-router";
import { KEEP_DIALOGS } from "#web/ui/dialog.tsx";

type Change = (before: URLSearchParams) => URLSearchParams;

/** For filters: a debounced search may navigate after the user has opened a dialog, which stays open. */
export const FILTER_NAVIGATION: NavigateOptions = { replace: true, state: KEEP_DIALOGS };

/**
 * The search parameters and a function that changes them. It starts from the URL, not from the last
 * render: two quick changes must not overwrite each other.
 */
export function useUrlSearchParams(): [
  URLSearchParams,
  (change: Change, options: NavigateOptions) => void,
] {
  const [address, setAddress] = useSearchParams();
  return [
    address,
    (change, options) =>
      setAddress(change(new URLSearchParams(window.location.search)), {
        preventScrollReset: true,
        ...options,
      }),
  ];
}
