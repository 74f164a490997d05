import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { ReactNode } from "react";
import { capitalize } from "#contract/capitalize.ts";
import { countOf } from "#contract/count-of.ts";
import { FILE_KINDS } from "#contract/importing/import-choices.ts";
import { type Move, MOVED_KINDS, type MovedKind, MAX_MOVE_LIST } from "#contract/importing/move.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatCount } from "#contract/decimals.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
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
      <span className="center move-tick">{came && <DeskIcon name="check" />}</span>
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

/** What is left to do once everything came. */
function MoveCheck({ move }: { move: Move }) {
  return (
    <section aria-labelledby="check" className="to-do-group">
      <h2 id="check">Is everything in its place?</h2>
      <ul>
        <Pieces pieces={move.pieces} />
        <Photos missing={move.missingPhotos} without={move.withoutPhoto} />
        <Addresses lost={move.lostAddresses} />
      </ul>
    </section>
  );
}

type CheckProps = { name: string; isWell: boolean; children: ReactNode };

const Check = ({ name, isWell, children }: CheckProps) => (
  <li className={isWell ? "move-row well" : "move-row"}>
    <span className="center move-tick">{isWell && <DeskIcon name="check" />}</span>
    <div>
      <h3>{name}</h3>
      {children}
    </div>
  </li>
);

function Pieces({ pieces: { shown, hidden, waiting } }: { pieces: Move["pieces"] }) {
  return (
    <Check isWell={hidden + waiting === 0} name="Pieces">
      <p>{`${countOf(shown + hidden, "piece")} came. Visitors see ${formatCount(shown)}.`}</p>
      {hidden > 0 && (
        <p>
          <Link className="link" to="/admin?status=hidden">
            {countOf(hidden, "piece is hidden", "pieces are hidden")}
          </Link>
        </p>
      )}
      {waiting > 0 && (
        <p>
          <Link className="link" to="/admin/dashboard?tab=data">
            {countOf(waiting, "piece waits for your decision", "pieces wait for your decision")}
          </Link>
        </p>
      )}
    </Check>
  );
}

type PhotosProps = { missing: Move["missingPhotos"]; without: number };

function Photos({ missing, without }: PhotosProps) {
  const isWell = missing.length + without === 0;
  return (
    <Check isWell={isWell} name="Photos">
      {isWell && <p>Every photo came.</p>}
      {without > 0 && (
        <p>
          <Link className="link" to="/admin/queues/photographs">
            {countOf(without, "piece has no photo", "pieces have no photo")}
          </Link>
        </p>
      )}
      <List
        items={missing}
        render={({ productId, name, photos }) => (
          <>
            <Link className="link" to={`/admin?edit=${productId}`}>
              {name}
            </Link>
            {`: ${countOf(photos, "photo")} couldn’t be fetched.`}
          </>
        )}
      />
    </Check>
  );
}

const Addresses = ({ lost }: { lost: Move["lostAddresses"] }) => (
  <Check isWell={lost.length === 0} name="Old addresses">
    {lost.length === 0 && <p>Every old address that came leads to a page of your shop.</p>}
    <List
      items={lost}
      render={({ address, reason }) => (
        <>
          <b>{address}</b> {reason}
        </>
      )}
    />
  </Check>
);

type ListProps<Item> = { items: Item[]; render: (item: Item) => ReactNode };

function List<Item>({ items, render }: ListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <>
      <ul className="move-list">
        {items.map((item) => (
          <li key={JSON.stringify(item)}>{render(item)}</li>
        ))}
      </ul>
      {items.length === MAX_MOVE_LIST && <p>{`These are the first ${MAX_MOVE_LIST}.`}</p>}
    </>
  );
}
