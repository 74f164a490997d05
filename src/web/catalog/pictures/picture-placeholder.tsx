import { truncateTitle } from "../text/truncate-title.ts";
import "./picture-placeholder.css";

/** Replaces a picture that is missing or failed to load: the title and the shop's name. */
export function PicturePlaceholder(props: { title: string; businessName: string }) {
  const { title, businessName } = props;
  return (
    <span className="picture-placeholder">
      <b>{truncateTitle(title)}</b>
      <small>{businessName} Jewelry</small>
    </span>
  );
}
