import type { ReactNode } from "react";
import { blurPlaceholder } from "./blur-placeholder.ts";
import type { ListPicture } from "./list-picture.ts";
import { objectPosition } from "./object-position.ts";
import { pictureAlt } from "./picture-alt.ts";
import { pictureSources } from "./picture-sources.ts";
import { followPicture } from "./follow-picture.ts";
import "./picture.css";

type Props = {
  picture: ListPicture;
  /** The sizes attribute: its width on the page, by which the browser chooses a rendition. */
  sizes: string;
  /** The widest rendition to offer, in device pixels. */
  maxWidth?: number | undefined;
  /** CSS aspect-ratio to crop it to, around its focal point; by default the container decides. */
  ratio?: string | number | undefined;
  /** Above the fold: loaded eagerly and with high priority. */
  priority?: boolean | undefined;
  /** In a PictureFrame, which has its color: it needs none of its own. */
  isFramed?: boolean | undefined;
  /** The text beside it already says what it shows. */
  isDecorative?: boolean | undefined;
  /** Alt text of a picture without a description. */
  fallbackAlt?: string | undefined;
  className?: string | undefined;
  /** Shown instead when it fails to load; without one its place stays empty. */
  fallback?: ReactNode;
  viewTransitionName?: string | undefined;
};

/**
 * A responsive picture in the formats and widths the shop renders, over its blur placeholder. It fills
 * its container and reserves its space before it loads.
 */
export function Picture(props: Props) {
  const { picture, sizes, ratio, priority = false, className } = props;
  const sources = pictureSources(picture, props.maxWidth);
  const position = objectPosition(picture);
  return (
    <>
      <picture
        className={[
          "photo",
          ratio && "photo-cut",
          props.viewTransitionName && "view-transition",
          className,
        ]
          .filter(Boolean)
          .join(" ")}
        // Another photo is another element: what became of the one before is noted on it.
        key={picture.url}
        style={{
          aspectRatio: ratio,
          "--view-transition-name": props.viewTransitionName,
          ...blurPlaceholder(props.isFramed ? { ...picture, color: "" } : picture),
        }}
      >
        {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        {sources && <source type="image/webp" srcSet={sources.webp} />}
        <img
          ref={followPicture}
          // React sets attributes in this order: those that affect loading must come before src.
          loading={priority ? undefined : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          alt={pictureAlt(picture, {
            isDecorative: props.isDecorative,
            fallback: props.fallbackAlt,
          })}
          // A frame has its own shape.
          width={props.isFramed ? undefined : (picture.width ?? undefined)}
          height={props.isFramed ? undefined : (picture.height ?? undefined)}
          style={position ? { objectPosition: position } : undefined}
          src={sources?.src ?? picture.url}
        />
      </picture>
      {props.fallback && <span className="picture-fallback">{props.fallback}</span>}
    </>
  );
}
