import { type NavigateOptions, useSearchParams } from "react-router";

type Change = (before: URLSearchParams) => URLSearchParams;

/**
 * What the screen's address asks for, and how to change it. A change adds to the one before it, also
 * where that one is not on the screen yet: on a slow phone fingers are faster.
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
