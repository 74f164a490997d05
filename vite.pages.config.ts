import { defineConfig, type Plugin } from "vite";
import { compressFiles } from "./scripts/compress-files.mjs";

const SERVER_MODULES = /^#(database|domain|http|api|server)\//;

/** The script and the styles of public pages, and their islands; the desk and the server are built before. */
export default defineConfig({
  plugins: [rejectServerImports(), compressClientFiles()],
  // Those are in the folder already.
  publicDir: false,
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    manifest: true,
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    // What a press opens is loaded when a press is near; all styles are in one file.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: "src/web/storefront/script/page-script.ts",
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: {
          // What the page script has, too, stays in it: it is one file.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "react",
              test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
            },
            // Several islands have them; not what the page script has, too. The form is loaded where it opens.
            {
              name: "inquiry-parts",
              test: /\/src\/(?:web\/storefront\/inquiry\/(?!inquiry-island\.)|web\/ui\/random-uuid\.|contract\/(?:sales\/inquiry-start|email-address)\.)/,
              minShareCount: 2,
            },
            {
              name: "island-parts",
              test: /\/src\/web\/.*\.tsx$|\/(?:use-modal|use-hydrated|island-props|mailto|media-urls|object-position|picture-alt|picture-sources|blur-placeholder)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});

/** Fails the build when browser code imports a server module. */
function rejectServerImports(): Plugin {
  return {
    name: "reject-server-imports",
    enforce: "pre",
    resolveId(id, importer) {
      if (!SERVER_MODULES.test(id)) return;
      throw new Error(
        `${importer ?? "Browser code"} imports ${id}, which runs on the server only.`,
      );
    },
  };
}

/** Precompresses the files of both builds. */
function compressClientFiles(): Plugin {
  return { name: "compress-client-files", closeBundle: () => compressFiles("build/client") };
}
