import { type NavigateOptions, useSearchParams } from "react-router";

type Change = (before: URLSearchParams) => URLSearchParams;

/** For filters: Back leaves the screen rather than undoing each key of a search. */
export const FILTER_NAVIGATION: NavigateOptions = { replace: true };

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
