import { countOf } from "#contract/count-of.ts";
import { decodeEscapes, foldAddress } from "#contract/fold-address.ts";
import { type Addresses, checkRedirect } from "../../../catalogue/redirects/check-redirect.ts";
import { normalizePath, normalizeSource } from "../../../catalogue/redirects/normalize-path.ts";
import { DomainError } from "../../../errors.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import type { SourceItem } from "../../source.ts";
import { toText, toYesNo } from "../tables/cell-values.ts";
import { cellAt } from "../tables/header.ts";
import { describePlace } from "../tables/list-rows.ts";
import type { Row } from "../tables/table.ts";
import { NEW_ADDRESS, OLD_ADDRESS } from "./find-kind.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";
import { loadAddresses } from "./load-addresses.ts";

/** A list of redirects: what was left out is known once it was read. */
export function redirectList(table: KindTable): KindReader {
  const missing = { count: 0 };
  return {
    read: () => readList(table, missing),
    notes: () =>
      missing.count > 0
        ? [
            `${countOf(missing.count, "redirect leads", "redirects lead")} to pages that aren’t here. Import your pieces and posts first, then this file again.`,
          ]
        : [],
  };
}

async function* readList(table: KindTable, missing: { count: number }): AsyncGenerator<SourceItem> {
  missing.count = 0;
  const readRow = rowReader(table);
  const moves: Moves = new Map();
  const hosts = new Set<string>();
  for await (const row of table.rows()) {
    const { from, to, omitted } = readRow(row);
    const source = omitted === null && to !== "" ? normalizeSource(from) : null;
    if (source === null) continue;
    const host = URL.parse(from)?.host;
    if (host) hosts.add(host);
    for (const key of [source, foldAddress(source)]) if (!moves.has(key)) moves.set(key, to);
  }
  const addresses = await loadAddresses(table.shop, hosts);
  for await (const row of table.rows()) {
    const read = readRow(row);
    const where = describePlace(table.sheet, [row]);
    const checked = read.omitted ?? (await followRedirect(addresses, moves, read));
    if (typeof checked !== "string") {
      const { fromPath, toPath } = checked;
      const name = `${decodeEscapes(fromPath)} → ${toPath}`;
      yield { kind: "record", where, name, record: { of: "redirect", from: fromPath, to: toPath } };
      continue;
    }
    if (checked.startsWith(DEAD_END)) missing.count += 1;
    yield { kind: "refused", of: "redirect", where, name: read.from, reason: checked };
  }
}

/** Targets by old address, as written and folded; the first row of an address counts. */
type Moves = Map<string, string>;

const MAX_STEPS = 20;

const DEAD_END = "There is no page of your shop at ";

/** Follows a target through the others of the file to a page that exists. @returns the reason where there is none */
async function followRedirect(
  addresses: Addresses,
  moves: Moves,
  { from, to: written }: ReadRow,
): Promise<Awaited<ReturnType<typeof checkRedirect>> | string> {
  const visited = new Set<string>([foldAddress(normalizeSource(from) ?? "")]);
  let to = written;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const outside = URL.parse(to);
    if (outside && !addresses.isOwnHost(outside))
      return `It leads to another website: ${quote(to)}.`;
    if (outside) to = outside.pathname + outside.search + outside.hash;
    const result = await tryRedirect(addresses, { from, to });
    if (!(result instanceof DomainError)) return result;
    if (result.issues?.[0]?.path !== "to") return result.message;
    if (normalizePath(to) === null) return "It leads to the home page, or to none.";
    const source = normalizeSource(to) ?? "";
    if (visited.has(foldAddress(source))) return "It leads back to itself.";
    visited.add(foldAddress(source));
    const next = findMove(moves, to);
    if (next === undefined) return `${DEAD_END}${quote(to)}.`;
    to = next;
  }
  return "It leads through too many other redirects.";
}

const quote = (address: string) => `“${truncateQuote(decodeEscapes(address))}”`;

/** An existing redirect from the same address elsewhere stays. */
async function tryRedirect(addresses: Addresses, redirect: { from: string; to: string }) {
  try {
    const checked = await checkRedirect(addresses, redirect);
    const there = await addresses.findRedirect(checked.fromPath);
    if (there?.fromPath !== checked.fromPath || there.toPath === checked.toPath) return checked;
    return `Your shop sends this address to ${quote(there.toPath)} already.`;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Where the file sends an address: that with its query, else its path, which keeps query and fragment. */
function findMove(moves: Moves, to: string): string | undefined {
  const [source, path] = [normalizeSource(to) ?? "", normalizePath(to) ?? ""];
  for (const key of [source, foldAddress(source), path, foldAddress(path)]) {
    const next = moves.get(key);
    if (next !== undefined) return /[?#]/.test(next) ? next : next + /[?#].*$|$/s.exec(to)?.[0];
  }
  return undefined;
}

type ReadRow = {
  from: string;
  to: string;
  /** Why the row is no redirect of one address. */
  omitted: string | null;
};

function rowReader({ header, found }: KindTable): (row: Row) => ReadRow {
  const [from = 0, to = from === 0 ? 1 : 0] = [
    header.find("url", "Path") ?? header.findAll(OLD_ADDRESS)[0]?.index,
    header.find("action_data url") ?? header.findAll(NEW_ADDRESS)[0]?.index,
  ];
  const find = (...names: string[]) => {
    const column = header.find(...names);
    return (row: Row) => cellAt(row, column);
  };
  const regex = find("regex", "Format", "match_data source flag_regex");
  const status = find("status", "enabled");
  const match = find("match_type");
  const describeOmitted = (row: Row, target: string) => {
    const isPattern = toYesNo(regex(row)) === true || toText(regex(row)) === "regex";
    if (isPattern) return "It’s a pattern for many addresses. Enter them one by one.";
    const state = status(row);
    if (toText(state) === "disabled" || toYesNo(state) === false) return "It was turned off there.";
    if ((toText(match(row)) ?? "url") !== "url") return "It applied to some visitors only.";
    return target === "" ? "It leads nowhere." : null;
  };
  const addressAt = (row: Row, column: number) => {
    const text = toText(cellAt(row, column)) ?? "";
    return found.isRootless && /^\w[^:]*$/.test(text) ? `/${text}` : text;
  };
  return (row) => {
    const target = addressAt(row, to);
    return { from: addressAt(row, from), to: target, omitted: describeOmitted(row, target) };
  };
}
