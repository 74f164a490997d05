import { Skeleton } from "#web/ui/skeleton.tsx";

export function ToDoSkeleton() {
  return (
    <div className="to-do" aria-busy="true">
      <output className="sr">Loading the to-do list</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className="job">
          <Skeleton className="job-picture" />
          <Skeleton className="to-do-line" />
        </div>
      ))}
    </div>
  );
}
