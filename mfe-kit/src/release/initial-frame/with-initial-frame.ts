import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minify } from '@swc/core';
import { object, record, string } from 'zod/mini';
import { importSource } from '../../import-source.ts';
import { frameStyles } from './frame-styles.ts';

/** Default export of a shell's `src/initial-frame/initial-frame.ts`: markup, and style sheets relative to that file. */
const initialFrameSchema = object({
  default: object({ html: string(), tokens: string(), styles: record(string(), string()) }),
});

const FRAME_FILE = join('src', 'initial-frame', 'initial-frame.ts');
const FRAME = '%initial-frame%';
const STYLES = '%initial-frame-styles%';
const INLINE_SCRIPT = /<script>\s*%(src\/[\w/-]+\.js)%\s*<\/script>/g;

/**
 * Adds to the page template of the shell in `root` what the page shows before any file has arrived: `%initial-frame%` is
 * the markup of the frame, `%initial-frame-styles%` its styles, and `<script>%src/….js%</script>` a script of the shell.
 */
export async function withInitialFrame(template: string, root: string): Promise<string> {
  const scripts = new Map<string, string>();
  for (const [, path = ''] of template.matchAll(INLINE_SCRIPT)) {
    const { code } = await minify(await readFile(join(root, path), 'utf8'), { compress: true, mangle: true });
    scripts.set(path, code);
  }
  const withScripts = template.replaceAll(
    INLINE_SCRIPT,
    (_, path: string) => `<script>${scripts.get(path) ?? ''}</script>`,
  );
  if (!template.includes(FRAME)) return withScripts;
  const file = join(root, FRAME_FILE);
  const { html, tokens, styles } = initialFrameSchema.parse({ ...(await importSource(file)) }).default;
  const pathOf = (path: string) => join(dirname(file), path);
  const modules = Object.fromEntries(Object.entries(styles).map(([prefix, path]) => [prefix, pathOf(path)]));
  const css = await frameStyles(html, { tokens: pathOf(tokens), modules });
  // Functions, because `$` has a special meaning in a replacement text.
  return withScripts.replace(STYLES, () => css).replace(FRAME, () => html);
}
