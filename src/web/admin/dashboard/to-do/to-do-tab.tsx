import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { countOf } from "#contract/count-of.ts";
import { formatPrice } from "#contract/decimals.ts";
import type { DoubleSale, ExternalOrder } from "#contract/channels/external-orders.ts";
import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import type { Backups } from "#contract/operations/backups.ts";
import type { HealthProblem } from "#contract/operations/health.ts";
import type { ImportQueueEntry, RemovalQueueEntry } from "#contract/catalogue/queues.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { describeBackupProblem } from "../../backups/describe-backups.ts";
import { BackupWarning } from "../../backups/backup-warning.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { HEALTH_PROBLEMS_QUERY } from "../../health-problems-query.ts";
import { formatDay } from "../../formatting/format-day.ts";
import { useNow } from "../../use-now.ts";
import { EmptyState } from "../../list/empty-state.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { DoubleSaleGroup } from "./double-sale-group.tsx";
import { FailedMailGroup } from "./failed-mail-group.tsx";
import { FailedOrderGroup } from "./failed-order-group.tsx";
import { HealthGroup } from "./health-group.tsx";
import { MetalLine, useMetalNotices } from "./metal-line.tsx";
import { PhotoGroup } from "./photo-group.tsx";
import { RemovalGroup } from "./removal-group.tsx";
import { SaleGroup, useSales } from "./sale-group.tsx";
import "../../queues/queue-list.css";
import "../../to-do.css";

/** The day: what needs you, then the sales that wait for others or for a date. */
export function ToDoTab() {
  const { settings } = useDesk();
  const now = useNow();
  const yours = useSales("you");
  const theirs = useSales("customer");
  const later = useSales("date");
  const photos = useQuery<ImportQueueEntry[]>({
    queryKey: ["/api/import-queue?status=pending_photos"],
  });
  const removals = useQuery<RemovalQueueEntry[]>({
    queryKey: ["/api/removal-queue?status=pending_removal"],
  });
  const doubles = useQuery<DoubleSale[]>({ queryKey: ["/api/double-sales"] });
  const lost = useQuery<ExternalOrder[]>({ queryKey: ["/api/external-orders?failed=1"] });
  const mails = useQuery<OutgoingMail[]>({ queryKey: ["/api/outgoing-mails?state=failed"] });
  const problems = useQuery<HealthProblem[]>({
    queryKey: HEALTH_PROBLEMS_QUERY,
    refetchOnMount: "always",
  });
  const backups = useQuery<Backups>({ queryKey: ["/api/backups"] });
  const isBackupWarned = Boolean(backups.data && describeBackupProblem(backups.data, now));
  const noticed = (problems.data ?? []).filter(
    ({ name, isOnToDoList }) => isOnToDoList && !(name === "Backups" && isBackupWarned),
  );
  const stats = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const metals = useMetalNotices();
  const needed = [photos, removals, doubles, lost, mails];
  const sales = [yours, theirs, later];
  const failed = [...sales, ...needed].find((query) => query.error);
  const isLoaded =
    [...sales, ...needed].every((query) => query.data) && !problems.isPending && !metals.isPending;
  const waiting = needed.reduce(
    (sum, { data }) => sum + (data?.length ?? 0),
    yours.total + metals.notices.length + (noticed.length > 0 ? 1 : 0),
  );
  return (
    <>
      <header className="to-do-head">
        <div>
          <h1>{formatDay(now, settings.timeZone)}</h1>
          <p aria-live="polite">
            {stats.data && <TodaySummary stats={stats.data} waiting={waiting} />}
          </p>
        </div>
        <Link className="btn" to="/admin/orders/new">
          New order
        </Link>
      </header>
      <BackupWarning now={now} />
      <QueryList
        query={{ error: failed?.error ?? null, refetch: () => failed?.refetch() }}
        items={
          isLoaded
            ? [
                ...sales.flatMap(({ items }): object[] => items ?? []),
                ...needed.flatMap(({ data }): object[] => data ?? []),
                ...noticed,
                ...metals.notices,
              ]
            : undefined
        }
        skeleton={<ToDoSkeleton />}
        empty={<NothingToDo />}
      >
        {() => (
          <div className="to-do">
            <MetalLine notices={metals.notices} />
            <HealthGroup problems={noticed} />
            <FailedMailGroup mails={mails.data ?? []} />
            <FailedOrderGroup orders={lost.data ?? []} />
            <DoubleSaleGroup sales={doubles.data ?? []} />
            <SaleGroup sales={yours} title="Needs you" />
            <SaleGroup sales={theirs} title="Waits for them" />
            <SaleGroup sales={later} title="Waits for a date" />
            <PhotoGroup entries={photos.data ?? []} />
            <RemovalGroup entries={removals.data ?? []} />
          </div>
        )}
      </QueryList>
    </>
  );
}

const NothingToDo = () => (
  <EmptyState title="You’re all caught up">
    No sales are open, and every piece has photos. When you agree on a sale by email, record it with
    New order.
  </EmptyState>
);

function TodaySummary({ stats, waiting }: { stats: Stats; waiting: number }) {
  const { ordersToday, revenueToday } = stats;
  return (
    <>
      <b>{countOf(ordersToday, "order")}</b> today, <b>{formatPrice(revenueToday)}</b>.{" "}
      {describeWaiting(waiting)}
    </>
  );
}

const describeWaiting = (count: number) =>
  count === 0
    ? "You’re all caught up."
    : count === 1
      ? "One thing needs you."
      : `${count} things need you.`;

function ToDoSkeleton() {
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
