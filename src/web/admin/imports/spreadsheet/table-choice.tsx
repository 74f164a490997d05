import { formatCount } from "#contract/decimals.ts";
import { type OpenArchive, type OpenFile, openTable } from "../archive/open-file.ts";
import { nameOf } from "../archive/read-archive.ts";
import { Question } from "../questions/question.tsx";

const MAX_NAMED = 5;

type Props = {
  archive: OpenArchive;
  isPending: boolean;
  onChosen: (open: () => Promise<OpenFile>) => void;
};

/** Asks which table of a ZIP is read, which only the browser knows; nothing where it has one. */
export function TableChoice({ archive, isPending, onChosen }: Props) {
  const { tables, table } = archive;
  if (tables.length < 2) return null;
  const answer = String(tables.indexOf(table));
  return (
    <Question
      answer={answer}
      isDisabled={isPending}
      onChange={(value) => {
        const chosen = tables[Number(value)];
        if (chosen) onChosen(() => openTable(archive, chosen));
      }}
      question={{
        id: "table",
        type: "choice",
        title: "Which file in the ZIP?",
        help: describeOthers(archive),
        label: "File to import",
        about: [],
        options: tables.map(({ filename }, index) => ({ value: String(index), label: filename })),
        answer,
      }}
    />
  );
}

function describeOthers({ tables, table }: OpenArchive): string {
  const others = tables.filter((each) => each !== table).map(nameOf);
  const unnamed = others.length - MAX_NAMED;
  const more = unnamed > 0 ? [`and ${formatCount(unnamed)} more`] : [];
  return `You see “${nameOf(table)}”. Also in the ZIP: ${[...others.slice(0, MAX_NAMED), ...more].join(", ")}. Import one at a time.`;
}
