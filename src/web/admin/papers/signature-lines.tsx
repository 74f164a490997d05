import type { ReactNode } from "react";

/** Lines for a pen. */
export function SignatureLines({ children }: { children?: ReactNode }) {
  return (
    <div className="signed">
      {children && <p>{children}</p>}
      <div className="signed-lines">
        <span>Signature</span>
        <span>Date</span>
      </div>
    </div>
  );
}
