import { type ReactNode, useId } from "react";

type Props = { title: string; why?: string; count?: number; children: ReactNode };

/** One question of the screen: its name at the left, the answer at the right. */
export function InsightsSection({ title, why, count, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="to-do-group">
      <h2 id={heading}>
        {title}
        {count !== undefined && <small>{count}</small>}
      </h2>
      {why && <p className="to-do-why">{why}</p>}
      <div className="insights-answer">{children}</div>
    </section>
  );
}

/** A length that compares numbers; the number itself stands beside it. */
export const Amount = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="insights-amount" style={{ width: `${share * 100}%` }} />
);
