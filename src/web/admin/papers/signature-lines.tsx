import type { ReactNode } from "react";
import { MESSAGES } from "./messages.ts";

/** Lines for a pen. */
export function SignatureLines({ children }: { children?: ReactNode }) {
  return (
    <div className="signed">
      {children && <p>{children}</p>}
      <div className="signed-lines">
        <span>{MESSAGES.sheet.signature}</span>
        <span>{MESSAGES.sheet.date}</span>
      </div>
    </div>
  );
}
