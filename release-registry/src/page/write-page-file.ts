import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import type { SiteSettings } from '@airdex/shared-contracts/remote-contract';
import { readCurrentComposition } from '../registry/read-registry.ts';
import { releaseFolder } from '../registry/registry-layout.ts';
import { writeAtomically } from '../registry/write-atomically.ts';
import { RegistryError } from '../registry-error.ts';
import { staticPagePolicy } from './content-policy.ts';
import { renderPage } from './render-page.ts';

/** Name of the page in the registry's folder. */
export const PAGE_FILE = 'index.html';

/** A written page. */
export interface PageFile {
  readonly file: string;
  /** Id of its composition. */
  readonly composition: string;
}

/**
 * Writes the page of the current composition into the registry's folder, for a static host that sends it for every
 * address. Write it again when the current composition changes.
 * @param place name of the registry in messages
 * @throws RegistryError `registry-empty` if nothing has been published
 */
export async function writePageFile(
  registry: string,
  site: SiteSettings = DEFAULT_SITE_SETTINGS,
  place = registry,
): Promise<PageFile> {
  const composition = await readCurrentComposition(registry);
  if (composition === undefined)
    throw new RegistryError('registry-empty', `Nothing is published in ${place} yet`, {
      hint: 'Publish the shell first.',
    });
  const { release, document } = composition.shell;
  const template = await readFile(
    join(releaseFolder(registry, { kind: 'shell' }, release), document),
    'utf8',
  );
  const file = join(registry, PAGE_FILE);
  await writeAtomically(
    file,
    renderPage({ composition, template }, { site, policy: staticPagePolicy(composition, template) }),
  );
  return { file, composition: composition.id };
}
