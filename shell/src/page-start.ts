import { mayHaveOverrides } from './overrides/may-have-overrides.ts';
import { prepareOverrides } from './overrides/prepare-overrides.tsx';
import type { PageStartOverrides } from './overrides/prepare-overrides.tsx';
import type { PageComposition } from './remotes/index.ts';
import { compositionOrLast } from './remotes/loading/last-composition.ts';
import type { BrowserStorage } from './lib/storage/browser-storage.ts';

/** What a page with overrides or without a readable composition starts with. */
export interface PreparedPage {
  readonly overrides: PageStartOverrides | null;
  readonly composition: PageComposition;
}

/** Prepares a page that has overrides, or no readable composition. */
export async function preparePage(
  tab: BrowserStorage,
  local: BrowserStorage,
  composition: PageComposition,
): Promise<PreparedPage> {
  const overrides = mayHaveOverrides(tab)
    ? await prepareOverrides(tab).catch((error: unknown) => {
        // The page continues with the released versions.
        console.warn('airdex: overrides could not be prepared', error);
        return null;
      })
    : null;
  return { overrides, composition: compositionOrLast(local, composition) };
}
