import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Backups } from "#contract/operations/backups.ts";
import { describeBackupProblem } from "./describe-backups.ts";
import "./backups-section.css";

/** Shows what is wrong with the backups. Renders nothing when nothing is. */
export function BackupWarning({ now }: { now: Date }) {
  const { data } = useQuery<Backups>({ queryKey: ["/api/backups"] });
  const problem = data ? describeBackupProblem(data, now) : null;
  if (!problem) return null;
  return (
    <div className="backup-trouble">
      <output className="err">{problem}</output>
      <Link className="btn small quiet" to="/admin/settings/backups">
        See the backups
      </Link>
    </div>
  );
}
