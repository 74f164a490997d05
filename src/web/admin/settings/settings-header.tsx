import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  title: string;
  lede: string;
  from?: { label: string; to: string } | undefined;
};

/** Title and explanation of a settings screen; narrow windows have no menu but a way back. */
export function SettingsHeader({ title, lede, from }: Props) {
  const back = from ?? { label: "Settings", to: "/admin/settings" };
  return (
    <header className="settings-header">
      <Link className="settings-back" data-from={from ? "" : undefined} to={back.to}>
        <Icon name="chevron-left" />
        <span>{back.label}</span>
      </Link>
      <div>
        <h1>{title}</h1>
        <p>{lede}</p>
      </div>
    </header>
  );
}
