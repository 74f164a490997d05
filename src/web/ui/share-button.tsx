import type { ReactNode } from "react";
import { useShare } from "./use-share.ts";

type Props = { title: string; url: string; className: string; children: ReactNode };

/** Shares a page by the system's share sheet or by copying its URL. */
export function ShareButton({ title, url, className, children }: Props) {
  const share = useShare();
  return (
    <button type="button" className={className} onClick={() => void share({ title, url })}>
      {children}
    </button>
  );
}
