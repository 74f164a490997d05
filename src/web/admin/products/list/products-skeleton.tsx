import { Skeleton } from "#web/ui/skeleton.tsx";

export function ProductsSkeleton() {
  return (
    <div className="products-pending">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
