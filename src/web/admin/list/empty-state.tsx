import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode; action?: ReactNode };

/** Says that there is nothing to show and what to do next. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
