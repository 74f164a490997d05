/* glibc returns a file's memory to the system at once; by default each thread retains the most it ever used. */
const MALLOC_OPTIONS = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** The environment of a child process that decodes untrusted files: without the shop's secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, NODE_COMPILE_CACHE, ...MALLOC_OPTIONS };
}
