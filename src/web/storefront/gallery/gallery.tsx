import { type ReactNode, useState } from "react";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { LoadingPicture } from "#web/catalog/pictures/loading-picture.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useViewer } from "./use-viewer.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { MESSAGES } from "./messages.ts";
import "./gallery.css";

type Props = {
  /** What the pictures show. */
  name: string;
  pictures: PictureData[];
  /** View transition name, shared by the card's picture, the main one and the viewer's. */
  transitionName: string;
  /** The sizes attribute of the main picture. */
  sizes: string;
  /** Shown until the first picture has loaded, in place of its blur placeholder. */
  preview?: ReactNode;
  /** Rendered when a picture is missing or failed to load. */
  fallback: ReactNode;
};

/**
 * A main picture with thumbnails; clicking it opens the viewer. Without scripts every picture links to
 * its file.
 */
export function Gallery({ name, pictures, transitionName, sizes, preview, fallback }: Props) {
  const [index, setIndex] = useState(0);
  const { Viewer, prepare, open, close } = useViewer();
  const picture = pictures[index];
  if (!picture) return <div className="gallery-main">{fallback}</div>;

  const isPreviewed = preview && index === 0;
  return (
    <div className="gallery">
      <a
        className="gallery-main"
        href={picture.url}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onPointerDown={prepare}
        onPointerEnter={prepare}
      >
        <LoadingPicture key={picture.url} color={picture.color}>
          {isPreviewed && preview}
          <Picture
            picture={isPreviewed ? { ...picture, color: "", blur: "" } : picture}
            fallbackAlt={viewAlt(name, index)}
            sizes={sizes}
            main
            fallback={fallback}
            {...(!Viewer && { viewTransitionName: transitionName })}
          />
        </LoadingPicture>
        <span className="gallery-enlarge">
          <Icon name="enlarge" />
          <span className="sr">{MESSAGES.fullScreen}</span>
        </span>
      </a>
      <Thumbnails pictures={pictures} index={index} onIndex={setIndex} />
      {Viewer && (
        <Viewer
          name={name}
          pictures={pictures}
          index={index}
          onIndex={setIndex}
          onClose={close}
          transitionName={transitionName}
        />
      )}
    </div>
  );
}
