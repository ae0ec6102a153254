import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { PAGE_FILE, writePageFile } from '../page/write-page-file.ts';
import type { PageFile } from '../page/write-page-file.ts';
import { readCurrentComposition } from '../registry/read-registry.ts';
import { releasePath } from '../registry/registry-layout.ts';
import type { Bucket } from './bucket.ts';
import { withBucket } from './change-bucket.ts';
import { objectHeaders } from './object-headers.ts';
import { listRevisions } from './revisions.ts';
import { downloadFiles } from './transfer-files.ts';
import { withWorkingCopy } from './working-copy.ts';

function writeOnce(bucket: Bucket, site: SiteSettings): Promise<PageFile & { readonly revision: number }> {
  return withWorkingCopy(bucket, [], async ({ folder, revision }) => {
    const shell = (await readCurrentComposition(folder))?.shell;
    if (shell !== undefined)
      await downloadFiles(bucket, folder, [
        `${releasePath({ kind: 'shell' }, shell.release)}/${shell.document}`,
      ]);
    const { composition } = await writePageFile(folder, site, bucket.place);
    await bucket.write(PAGE_FILE, await readFile(join(folder, PAGE_FILE)), objectHeaders(PAGE_FILE));
    return { file: bucket.place + PAGE_FILE, composition, revision };
  });
}

/**
 * Writes the page of the current composition into the bucket, for a static host that sends it for every address.
 * Repeats if the pointer moves in the meantime, so that simultaneous commands leave the page of the newest composition.
 * @throws RegistryError `registry-empty` if nothing has been published
 */
export function writePageToBucket(
  address: string,
  site: SiteSettings = DEFAULT_SITE_SETTINGS,
): Promise<PageFile> {
  return withBucket(address, async (bucket) => {
    for (;;) {
      const { revision, ...written } = await writeOnce(bucket, site);
      if ((await listRevisions(bucket)).at(-1) === revision) return written;
    }
  });
}
