import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { withInitialFrame } from './with-initial-frame.ts';

let shell: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  shell = await temporaryFolder();
  await mkdir(join(shell.path, 'src', 'initial-frame'), { recursive: true });
});
afterEach(() => shell.remove());

describe('the template of a shell', () => {
  test('gets its inline scripts without their comments', async () => {
    await writeFile(join(shell.path, 'src', 'choose.js'), "// Why.\ndocument.title = '$& $1';\n");
    const template = '<script>\n  %src/choose.js%\n</script><p>%shell%</p>';
    expect(await withInitialFrame(template, shell.path)).toBe(
      '<script>document.title="$& $1";</script><p>%shell%</p>',
    );
  });

  test('may not name a script that does not exist', async () => {
    await expect(withInitialFrame('<script>%src/gone.js%</script>', shell.path)).rejects.toThrow('ENOENT');
  });
});
