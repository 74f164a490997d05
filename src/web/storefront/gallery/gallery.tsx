import type { ReactNode } from "react";
import { toShortMediaUrl } from "#contract/media/media-urls.ts";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { toListPicture } from "#web/catalog/pictures/list-picture.ts";
import { PictureFrame } from "#web/catalog/pictures/picture-frame.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { pictureAlt, viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Island } from "../island.tsx";
import type Viewer from "../viewer/viewer.island.tsx";
import "./gallery.css";

type Props = {
  /** What the pictures show. */
  name: string;
  pictures: PictureData[];
  /** View transition name, shared by the card's picture, the main one and the viewer's. */
  transitionName: string;
  /** The sizes attribute of the main picture. */
  sizes: string;
  /** Shown when a picture is missing or failed to load. */
  fallback: ReactNode;
};

/** Besides the main picture's own; a swipe and the viewer show all. */
const MAX_EXTRA = 4;
const THUMBNAIL_SIZES = "(min-width: 1100px) 15vw, 25vw";

/**
 * A main picture with thumbnails; a press on it opens the viewer, a swipe or a press on a thumbnail shows another one large. Without
 * scripts every picture links to its file.
 */
export function Gallery({ name, pictures, transitionName, sizes, fallback }: Props) {
  const [picture] = pictures;
  if (!picture) return <div className="gallery-main">{fallback}</div>;
  // What is small, or loaded with a press, needs no placeholder.
  const listed = pictures.map((each) => toListPicture(each, { alt: each.alt }));
  return (
    <div className="gallery">
      <Island<typeof Viewer>
        name="viewer"
        on="press"
        props={{ name, transitionName, pictures: listed }}
      >
        <a
          aria-haspopup="dialog"
          className="gallery-main"
          data-open=""
          href={toShortMediaUrl(picture.url)}
        >
          <PictureFrame color={picture.color}>
            <Picture
              fallback={fallback}
              fallbackAlt={viewAlt(name, 0)}
              priority
              picture={picture}
              sizes={sizes}
              viewTransitionName={transitionName}
            />
          </PictureFrame>
          <span className="gallery-enlarge">
            <Icon name="enlarge" />
            <span className="sr">View full screen</span>
          </span>
        </a>
      </Island>
      {pictures.length > 1 && (
        <ul aria-label="Photos" className="thumbnails">
          {listed.map((each, index) => (
            <li hidden={index > MAX_EXTRA} key={each.url}>
              <a
                aria-current={index === 0 ? "true" : undefined}
                aria-label={`Photo ${index + 1} of ${pictures.length}`}
                data-alt={pictureAlt(each, { fallback: viewAlt(name, index) })}
                href={each.url}
              >
                <PictureFrame color={each.color ?? ""}>
                  <Picture isDecorative isFramed picture={each} sizes={THUMBNAIL_SIZES} />
                </PictureFrame>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
