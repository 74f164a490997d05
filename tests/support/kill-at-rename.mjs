// Loaded into a process with --import: kills it as it renames a file. KILL_AT is "before:NAME" or "after:NAME", with
// the name that the file gets; "before:NAME:2" is the second time.
import { promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const [moment, name = "", nth = "1"] = (process.env.KILL_AT ?? "").split(":");
const { rename } = promises;
let count = 0;

promises.rename = async (from, to) => {
  const isIt = path.basename(String(to)).startsWith(name) && (count += 1) === Number(nth);
  if (isIt && moment === "before") process.kill(process.pid, "SIGKILL");
  await rename(from, to);
  if (isIt && moment === "after") process.kill(process.pid, "SIGKILL");
};
syncBuiltinESMExports();
