import type { TFunction } from 'i18next';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import { isWhole, type Filling } from './filling.ts';

type Texts = TFunction;

/** The playlists as text in a sentence: one by its name, several by their number. */
function target(t: Texts, { playlists }: Filling): string {
  const [only] = playlists;
  return playlists.length === 1 && only !== undefined
    ? t('playlistDialogs.one', { name: only.name })
    : t('playlistDialogs.several', { count: playlists.length });
}

/** Result of adding: everything, a part because the rest was there, or nothing. */
export function addedText(t: Texts, language: Language, filling: Filling): string {
  const { count, changed, playlists } = filling;
  const playlist = target(t, filling);
  const shown = (value: number) => value.toLocaleString(languageTag(language));
  if (changed === 0) return t('playlistDialogs.nothingAdded', { playlist });
  // One playlist may receive more than was counted, because the catalogue has grown meanwhile.
  const added = playlists.length === 1 ? changed : count;
  if (isWhole(filling) || added > count)
    return t('playlistDialogs.added', { count: added, shown: shown(added), playlist });
  if (playlists.length > 1)
    return t('playlistDialogs.addedPartly', { count: changed, shown: shown(changed), playlist });
  return t('playlistDialogs.addedSome', {
    count: changed,
    shown: shown(changed),
    playlist,
    rest: shown(count - changed),
  });
}

/** Result of removing. */
export function removedText(t: Texts, language: Language, filling: Filling): string {
  const { count, changed, playlists } = filling;
  const playlist = target(t, filling);
  const shown = (value: number) => value.toLocaleString(languageTag(language));
  if (changed === 0) return t('playlistDialogs.nothingRemoved', { playlist });
  const removed = playlists.length === 1 ? changed : count;
  if (isWhole(filling) || removed > count)
    return t('playlistDialogs.removed', { count: removed, shown: shown(removed), playlist });
  if (playlists.length > 1)
    return t('playlistDialogs.removedPartly', { count: changed, shown: shown(changed), playlist });
  return t('playlistDialogs.removedSome', {
    count: changed,
    shown: shown(changed),
    playlist,
    rest: shown(count - changed),
  });
}
