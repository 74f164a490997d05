import { useState } from "react";
import { readVideo, type Video } from "#contract/catalogue/read-video.ts";
import { MESSAGES as FILM_MESSAGES } from "#web/catalog/film/messages.ts";
import { PLAYER_RIGHTS } from "#web/catalog/film/player-rights.ts";
import { WORKBENCH } from "#web/content/site-photos.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "./film.css";

type FilmProps = {
  poster?: { basePath: string; widths: readonly number[]; width: number; height: number };
  /** Full-width, or square within the text. */
  shape?: "band" | "square";
};

/** The shop's video. Only its poster, which is a sample photo, loads until the visitor presses play. */
export function Film({ poster = WORKBENCH, shape = "band" }: FilmProps) {
  const { settings, own } = useLayoutData();
  const { videoUrl, videoTitle } = settings;
  const [isPlaying, setPlaying] = useState(false);
  const video = readVideo(videoUrl);
  if (!video) return null;
  const title = videoTitle || MESSAGES.title;
  return (
    <section aria-label={MESSAGES.label} className={`film ${shape}`}>
      {isPlaying ? (
        <Player title={title} video={video} />
      ) : (
        <>
          {!own && (
            <StaticPicture
              {...poster}
              alt=""
              sizes={shape === "band" ? "100vw" : "(min-width: 768px) 50vw, 100vw"}
            />
          )}
          <button className="film-play" onClick={() => setPlaying(true)} type="button">
            <PlayLabel title={title} video={video} />
          </button>
          <noscript>
            <a className="film-play" href={video.kind === "file" ? video.src : video.page}>
              <PlayLabel title={title} video={video} />
            </a>
          </noscript>
        </>
      )}
    </section>
  );
}

function PlayLabel({ title, video }: { title: string; video: Video }) {
  const host = video.kind === "file" ? null : video.host;
  return (
    <>
      <span aria-hidden="true" className="film-icon">
        <svg height="24" viewBox="0 0 22 24" width="22">
          <path d="M1 1v22l20-11z" />
        </svg>
      </span>
      <span>
        <span className="sr">{FILM_MESSAGES.play}</span>
        <span className="film-title">{title}</span>
        <small>{FILM_MESSAGES.loads(host)}</small>
      </span>
    </>
  );
}

/** Replaces the play button and receives its focus. */
function Player({ title, video }: { title: string; video: Video }) {
  if (video.kind === "embedded") {
    return (
      <iframe
        {...PLAYER_RIGHTS}
        allowFullScreen
        className="film-player"
        ref={takeFocus}
        src={video.embed}
        title={title}
      />
    );
  }
  return (
    <video
      aria-label={title}
      autoPlay
      className="film-player"
      controls
      muted
      playsInline
      ref={takeFocus}
      src={video.src}
    />
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
