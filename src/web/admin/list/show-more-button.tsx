type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label?: string;
  className?: string;
};

/** Fetches the next page of a growing list. Renders nothing once everything is loaded. */
export function ShowMoreButton({ list, label = "Show more", className = "btn quiet" }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <button
      className={className}
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
      type="button"
    >
      {list.isFetchingNextPage ? "Loading..." : label}
    </button>
  );
}
