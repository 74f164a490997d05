import type { Portrait } from "#contract/settings/settings.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { toPortraitPicture } from "#web/catalog/pictures/to-portrait-picture.ts";
import "./studio-photos.css";

/** The bench, the tools, the hands at work. Nothing without photos. */
export function StudioPhotos({ photos }: { photos: Portrait[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos of the studio" className="studio-photos wrap">
      {photos.map((photo) => (
        <li key={photo.url}>
          <Picture
            picture={toPortraitPicture(photo)}
            ratio="4 / 5"
            sizes="(min-width: 768px) 33vw, 50vw"
          />
        </li>
      ))}
    </ul>
  );
}
