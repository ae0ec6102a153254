import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Names of the custom properties that a style sheet reads. */
const readBy = (css: string) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The rules of a style sheet whose classes occur in `classes`, each class with a prefix. */
async function usedRules(file: string, prefix: string, classes: ReadonlySet<string>): Promise<string> {
  const source = await readFile(file, 'utf8');
  const options = {
    filename: file,
    code: encode(source),
    minify: true,
    cssModules: { pattern: `${prefix}-[local]` },
  };
  // Keyframes are among them as well; the rules that are kept may use them.
  const names = Object.keys(transform(options).exports ?? {}).filter((name) => source.includes(`.${name}`));
  const unusedSymbols = names.filter((name) => !classes.has(`${prefix}-${name}`));
  const { code } = transform({
    ...options,
    unusedSymbols,
    visitor: {
      Rule: {
        // The frame is neither used nor printed, so it needs no such rules.
        style: (rule) =>
          rule.value.selectors.every((selector) =>
            selector.some((part) => part.type === 'pseudo-class' && /^(hover|focus)/.test(part.kind)),
          )
            ? []
            : undefined,
        media: ({ value }) =>
          value.query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return decode(code);
}

/** The custom properties of `file` that `css` reads, directly or through others, for every theme and language. */
async function usedTokens(file: string, css: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of source.matchAll(/(--[\w-]+):([^;]+);/g))
    values.set(name, [...(values.get(name) ?? []), value]);
  const used = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names.filter((it) => !used.has(it))) {
      used.add(name);
      add((values.get(name) ?? []).flatMap(readBy));
    }
  };
  add(readBy(css));
  const { code } = transform({
    filename: file,
    code: encode(source),
    minify: true,
    visitor: {
      Rule: { import: () => [] },
      Declaration: { custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined) },
    },
  });
  return decode(code);
}

/** Style sheets of a page's frame: the tokens, and modules by the prefix of their classes. */
export interface FrameStyles {
  readonly tokens: string;
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * The styles of the classes in `html`, and the tokens that they read. They are the components' own, so that the frame
 * cannot diverge from them.
 */
export async function frameStyles(html: string, { tokens, modules }: FrameStyles): Promise<string> {
  const classes = new Set(
    [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const rules = await Promise.all(
    Object.entries(modules).map(([prefix, file]) => usedRules(file, prefix, classes)),
  );
  const css = rules.join('');
  return (await usedTokens(tokens, css)) + css;
}
