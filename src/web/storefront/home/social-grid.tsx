import {
  POST_ALT_LENGTH,
  POST_LIMIT,
  POST_PICTURE_WIDTHS,
  SOCIAL_POSTS,
  type SocialPost,
} from "#web/content/social-posts.ts";
import { StaticPicture } from "#web/ui/static-picture.tsx";
import "./social-grid.css";

/** Six posts, which the style sheet shows after a simulated loading time. */
export const SocialGrid = () => (
  <ul aria-label="From Instagram" className="social-grid">
    {SOCIAL_POSTS.slice(0, POST_LIMIT).map((post) => (
      <li key={post.id}>
        <Post post={post} />
      </li>
    ))}
  </ul>
);

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
      <span className="sr">Video</span>
    </>
  );
}
