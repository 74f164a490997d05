import { Link, useParams } from "react-router";
import { requireImport } from "../require-entity.server.ts";
import { ImportPanel } from "./panel/import-panel.tsx";
import "../desk-screen.css";

export const loader = requireImport;

export const meta = () => [{ title: "Import" }];

export default function ImportScreen() {
  const syncLogId = Number(useParams().id);
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Import</h1>
          <p>
            <Link className="link" to="/admin/dashboard?tab=data">
              Import history
            </Link>
          </p>
        </div>
      </header>
      <ImportPanel syncLogId={syncLogId} />
    </>
  );
}
