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

/** Result of adding or removing: everything, a part because the rest was there or was not, or nothing. */
function resultText(t: Texts, language: Language, kind: 'added' | 'removed', filling: Filling): string {
  const { count, changed, playlists } = filling;
  const playlist = target(t, filling);
  const shown = (value: number) => value.toLocaleString(languageTag(language));
  // One playlist may change by more than was counted, because the catalogue has grown meanwhile.
  const whole = playlists.length === 1 ? changed : count;
  if (isWhole(filling) || whole > count)
    return t(`playlistDialogs.${kind}`, { count: whole, shown: shown(whole), playlist });
  if (playlists.length > 1)
    return t(`playlistDialogs.${kind}Partly`, {
      shown: shown(changed),
      all: shown(Math.max(changed, count * playlists.length)),
    });
  return t(`playlistDialogs.${kind}Some`, {
    count: changed,
    shown: shown(changed),
    playlist,
    rest: shown(count - changed),
  });
}

export function addedText(t: Texts, language: Language, filling: Filling): string {
  if (filling.changed === 0) return t('playlistDialogs.nothingAdded', { playlist: target(t, filling) });
  return resultText(t, language, 'added', filling);
}

export function removedText(t: Texts, language: Language, filling: Filling): string {
  if (filling.changed === 0) return t('playlistDialogs.nothingRemoved', { playlist: target(t, filling) });
  return resultText(t, language, 'removed', filling);
}
