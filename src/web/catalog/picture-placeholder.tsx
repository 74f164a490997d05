import { truncateTitle } from "./truncate-title.ts";
import "./picture-placeholder.css";

/** Stands where a picture is missing or did not arrive: a paper label with the title. */
export function PicturePlaceholder(props: { title: string; businessName: string }) {
  const { title, businessName } = props;
  return (
    <span className="picture-placeholder">
      <b>{truncateTitle(title)}</b>
      <small>{businessName} Jewelry</small>
    </span>
  );
}
