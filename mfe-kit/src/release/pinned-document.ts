import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script of the release that the shell's document itself names, before hosting adds those of the build. */
const OWN_SCRIPT = /<script src="%shell%([^"]+)"><\/script>/g;

/**
 * Adds to the shell's document the integrity of each script of the release that it names, so that the page does not
 * run a changed script. Call it before the release is finalized, with its files in `folder`.
 * @throws Error for a script that does not exist
 */
export async function pinnedDocument(document: string, folder: string): Promise<string> {
  const pinned = new Map<string, string>();
  for (const [element, path = ''] of document.matchAll(OWN_SCRIPT)) {
    const hash = createHash('sha384')
      .update(await readFile(join(folder, path)))
      .digest('base64');
    const attributes = `crossorigin="anonymous" integrity="sha384-${hash}"`;
    pinned.set(element, `<script src="%shell%${path}" ${attributes}></script>`);
  }
  return document.replaceAll(OWN_SCRIPT, (element) => pinned.get(element) ?? element);
}
