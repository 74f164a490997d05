import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { capitalize } from "#contract/capitalize.ts";
import { countOf } from "#contract/count-of.ts";
import { FILE_KINDS } from "#contract/importing/import-choices.ts";
import { type Move, MOVED_KINDS, type MovedKind } from "#contract/importing/move.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
import { MoveCheck } from "./move-check.tsx";
import { PLANS } from "./plans.ts";
import "../desk-screen.css";
import "../to-do.css";
import "./move.css";

const TITLE = "Move from another shop";

export const meta = () => [{ title: TITLE }];

/** What the export of another shop consists of, what of it came, and what is left to do. */
export default function MoveScreen() {
  const move = useQuery<Move>({ queryKey: ["/api/move"], refetchOnMount: "always" });
  const [params, setParams] = useSearchParams();
  const from = params.get("from") ?? "";
  const plan = PLANS[from];
  const choose = (key: string) =>
    setParams(key === "" ? {} : { from: key }, { preventScrollReset: true, replace: true });
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{TITLE}</h1>
          <p>
            Get each file from your old shop, and import it under{" "}
            <Link className="link" to="/admin/dashboard?tab=data">
              Data Management
            </Link>
            . Nobody gets mail because of an import.
          </p>
        </div>
        <button className="btn quiet small" onClick={() => window.print()} type="button">
          <Icon name="printer" /> Print
        </button>
      </header>
      <div className="desk-tools">
        <select
          aria-label="Your old shop"
          onChange={({ target }) => choose(target.value)}
          value={plan ? from : ""}
        >
          <option value="">Choose your old shop</option>
          {Object.entries(PLANS).map(([key, { name }]) => (
            <option key={key} value={key}>
              {capitalize(name)}
            </option>
          ))}
        </select>
      </div>
      <QueryState query={move}>
        {(data) => (
          <div className="to-do">
            <section aria-labelledby="files" className="to-do-group">
              <h2 id="files">{plan ? `What comes from ${plan.name}` : "What came so far"}</h2>
              <ol>
                {MOVED_KINDS.filter((kind) => !plan || plan.files[kind]).map((kind) => (
                  <MovedFile
                    came={data.came.find((each) => each.kind === kind)}
                    key={kind}
                    kind={kind}
                    where={plan?.files[kind]}
                  />
                ))}
              </ol>
            </section>
            {data.came.length > 0 && <MoveCheck move={data} />}
          </div>
        )}
      </QueryState>
    </>
  );
}

type MovedFileProps = {
  kind: MovedKind;
  came: Move["came"][number] | undefined;
  where: string | undefined;
};

/** One file of the plan, ticked once something of it came. */
function MovedFile({ kind, came, where }: MovedFileProps) {
  const formatDay = useDateFormat({ dateStyle: "medium" });
  return (
    <li className={came ? "move-row well" : "move-row"}>
      <span className="center move-tick">{came && <Icon name="check" />}</span>
      <div>
        <h3>{capitalize(FILE_KINDS[kind])}</h3>
        {where && <p>{where}</p>}
      </div>
      <p className="move-came">
        {came ? `${describeCame(came)}, ${formatDay(came.lastAt)}` : "Not here yet"}
      </p>
    </li>
  );
}

function describeCame({ added, refused }: Move["came"][number]): string {
  const came = added > 0 ? countOf(added, "came", "came") : "All were here already";
  return refused > 0 ? `${came}, ${countOf(refused, "was left out", "were left out")}` : came;
}
