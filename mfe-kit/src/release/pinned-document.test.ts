import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { pinnedDocument } from './pinned-document.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('the document of a shell', () => {
  test('has the integrity of each script that it names', async () => {
    await writeFile(join(folder.path, 'first.js'), 'paint()');
    const hash = createHash('sha384').update('paint()').digest('base64');
    const icon = '<link rel="icon" href="%shell%icon.svg">';
    expect(await pinnedDocument(`${icon}<script src="%shell%first.js"></script>`, folder.path)).toBe(
      `${icon}<script src="%shell%first.js" crossorigin="anonymous" integrity="sha384-${hash}"></script>`,
    );
  });

  test('may not name a script that does not exist', async () => {
    await expect(pinnedDocument('<script src="%shell%gone.js"></script>', folder.path)).rejects.toThrow(
      'ENOENT',
    );
  });
});
