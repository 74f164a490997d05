import { useEffect, useState } from "react";
import {
  POST_ALT_LENGTH,
  POST_LIMIT,
  POST_PICTURE_WIDTHS,
  POSTS_DELAY,
  SOCIAL_POSTS,
  type SocialPost,
} from "#web/content/social-posts.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import { MESSAGES } from "./messages.ts";
import "./social-grid.css";

const posts = SOCIAL_POSTS.slice(0, POST_LIMIT);

/** Six posts: skeletons for a moment, then the posts; without scripts the posts at once. */
export function SocialGrid() {
  const [isLoading, setLoading] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), POSTS_DELAY);
    return () => clearTimeout(timer);
  }, []);

  if (!isLoading) return <Posts />;
  return (
    <div className="social-loading">
      <output className="social-grid">
        <span className="sr">{MESSAGES.artist.loading}</span>
        {posts.map(({ id }) => (
          <Skeleton className="social-picture" key={id} />
        ))}
      </output>
      <noscript>
        <Posts />
      </noscript>
    </div>
  );
}

function Posts() {
  return (
    <ul aria-label={MESSAGES.artist.posts} className="social-grid">
      {posts.map((post) => (
        <li key={post.id}>
          <Post post={post} />
        </li>
      ))}
    </ul>
  );
}

function Post({ post }: { post: SocialPost }) {
  const { media_type, media_url, permalink, caption } = post;
  return (
    <a className="social-picture" href={permalink} rel="noopener" target="_blank">
      <StaticPicture
        basePath={media_url}
        alt={caption.slice(0, POST_ALT_LENGTH)}
        height={640}
        sizes="(min-width: 1100px) 18vw, (min-width: 768px) 25vw, 33vw"
        width={640}
        widths={POST_PICTURE_WIDTHS}
      />
      {media_type === "VIDEO" && <VideoIcon />}
    </a>
  );
}

function VideoIcon() {
  return (
    <>
      <svg aria-hidden="true" className="social-video" viewBox="0 0 22 24">
        <path d="M1 1v22l20-11z" />
      </svg>
      <span className="sr">{MESSAGES.artist.video}</span>
    </>
  );
}
