import { NotFoundPage } from "../not-found/not-found-page.tsx";

/** The page of an expired or unknown preview link. It does not reveal whether a draft exists. */
export function PreviewExpired({ isExpired }: { isExpired: boolean }) {
  const back = { to: "/collections", label: "Back to Collections" };
  return isExpired ? (
    <NotFoundPage title="This preview has expired" back={back}>
      A preview link is good for seven days. Ask whoever sent it to you for a new one.
    </NotFoundPage>
  ) : (
    <NotFoundPage title="There is no preview here" back={back}>
      The link may have ended, or a part of it was lost on the way. Ask whoever sent it to you for a
      new one.
    </NotFoundPage>
  );
}
