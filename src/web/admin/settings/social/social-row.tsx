import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";

type Props = { label: string; onRemove: () => void; children: ReactNode };

/** The field of one network, with the cross that removes its link. */
export function SocialRow({ label, onRemove, children }: Props) {
  return (
    <div className="social-row">
      {children}
      <button aria-label={`Remove ${label}`} className="iconbtn" onClick={onRemove} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}
