import { transform } from 'lightningcss';

/** Other sites, addresses of the page, and what stands in the sheet itself: none is a file of the build. */
const NO_FILE = /^([a-z][a-z\d+.-]*:|\/|#)/i;

/** What a request of a style sheet is in a script: `~` begins that of a package, all else is beside the sheet. */
function asInScript(url: string): string {
  const [file = ''] = url.split(/[?#]/);
  if (file.startsWith('~')) return file.slice(1);
  return file.startsWith('.') ? file : `./${file}`;
}

function read(file: string, code: Uint8Array, refuse: (what: string) => never) {
  try {
    const cssModules = file.endsWith('.module.css');
    return transform({ filename: file, code, cssModules, analyzeDependencies: { preserveImports: true } });
  } catch (error) {
    return refuse(`what can not be read as a style sheet: ${String(error)}`);
  }
}

/**
 * What a style sheet asks for: by `@import`, `composes … from` and `url()`.
 * @param refuse told why the sheet can not be read
 */
export function styleRequests(file: string, text: Uint8Array, refuse: (what: string) => never): string[] {
  const { dependencies, exports } = read(file, text, refuse);
  const urls = (dependencies ?? []).flatMap((it) =>
    it.type === 'import' || it.type === 'url' ? it.url : [],
  );
  const composed = Object.values(exports ?? {})
    .flatMap(({ composes }) => composes)
    .flatMap((it) => (it.type === 'dependency' ? it.specifier : []));
  return [...urls, ...composed].filter((url) => !NO_FILE.test(url)).map(asInScript);
}
