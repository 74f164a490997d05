import { readVideo } from "#contract/catalogue/read-video.ts";
import type { Site } from "#web/content/site.ts";
import { WORKBENCH } from "#web/content/site-photos.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { describeLoading } from "#web/catalog/film/describe-loading.ts";
import "./film.css";

type FilmProps = {
  site: Site;
  poster?: { basePath: string; widths: readonly number[]; width: number; height: number };
  /** Full-width, or square within the text. */
  shape?: "band" | "square";
};

/**
 * The shop's video. Only its poster, which is a sample photo, loads until the visitor presses play; without scripts
 * it plays on its own page.
 */
export function Film({ site: { settings, own }, poster = WORKBENCH, shape = "band" }: FilmProps) {
  const video = readVideo(settings.videoUrl);
  if (!video) return null;
  const isFile = video.kind === "file";
  return (
    <section aria-label="Film" className={`film ${shape}`}>
      {!own && (
        <StaticPicture
          {...poster}
          alt=""
          sizes={shape === "band" ? "100vw" : "(min-width: 768px) 50vw, 100vw"}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text follows the icon */}
      <a
        className="film-play"
        data-embed={isFile ? undefined : video.embed}
        data-file={isFile ? video.src : undefined}
        data-film=""
        href={isFile ? video.src : video.page}
      >
        <span aria-hidden="true" className="film-icon">
          <svg height="24" viewBox="0 0 22 24" width="22">
            <path d="M1 1v22l20-11z" />
          </svg>
        </span>
        <span>
          <span className="sr">{"Play: "}</span>
          <span className="film-title">{settings.videoTitle || "A film from the bench"}</span>
          <small>{describeLoading(isFile ? null : video.host)}</small>
        </span>
      </a>
    </section>
  );
}
