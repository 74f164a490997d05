import { Skeleton } from "#web/ui/skeleton.tsx";
import { MESSAGES } from "./messages.ts";

export function ToDoSkeleton() {
  return (
    <div className="to-do" aria-busy="true">
      <output className="sr">{MESSAGES.loading}</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className="job">
          <Skeleton className="job-picture" />
          <Skeleton className="to-do-line" />
        </div>
      ))}
    </div>
  );
}
