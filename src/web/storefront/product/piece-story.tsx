import type { Picture as PictureData } from "#contract/media/media.ts";
import { LoadingPicture } from "#web/catalog/pictures/loading-picture.tsx";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import { MESSAGES } from "./messages.ts";
import "./piece-story.css";

/** The rest of the description, beside the second picture if there is one. */
export function PieceStory({
  name,
  paragraphs,
  picture,
}: {
  name: string;
  paragraphs: string[];
  picture: PictureData | undefined;
}) {
  return (
    <section className="piece-story" aria-label={MESSAGES.story}>
      {picture && (
        <LoadingPicture color={picture.color}>
          <Picture
            picture={picture}
            fallbackAlt={viewAlt(name, 1)}
            sizes="(min-width: 768px) 42vw, 100vw"
            fallback={null}
          />
        </LoadingPicture>
      )}
      <div className="piece-story-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
