import { useTranslation } from 'react-i18next';
import { Share2 } from 'lucide-react';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { ChoiceByName } from '../choice-list/choice-by-name.tsx';
import { plainText } from '../choice-list/plain-text.ts';
import styles from './playlist-dialogs.module.css';

/** Height of a playlist and maximum height of the list, in pixels: a whole number of options. */
const LINE_PX = 56;
const LIST_MAX_PX = 6 * LINE_PX;

const nameOf = ({ name }: Playlist) => name;

interface Props {
  readonly playlists: readonly Playlist[];
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (playlist: Playlist) => void;
}

function PlaylistLine({ playlist }: { readonly playlist: Playlist }) {
  const { t } = useTranslation();
  const count = playlist.programCount;
  const shown = count.toLocaleString(languageTag(useLanguage()));
  const description = plainText(playlist.description);
  return (
    <>
      <span className={styles.name} title={playlist.name}>
        <span className={styles.nameText}>{playlist.name}</span>
        {playlist.isShared && <Badge icon={<Share2 aria-hidden="true" />}>{t('playlists.shared')}</Badge>}
      </span>
      <span className={styles.about} title={description}>
        {t('count', { count, shown })}
        {description !== '' && ` · ${description}`}
      </span>
    </>
  );
}

/** Own playlists to select from, with a search by name. */
export function PlaylistChoice({ playlists, chosen, onToggle }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceByName
      label={t('playlists.title')}
      items={playlists}
      nameOf={nameOf}
      chosen={chosen}
      isMultiple
      onToggle={onToggle}
      linePx={LINE_PX}
      hasFixedLines
      maxPx={LIST_MAX_PX}
    >
      {(playlist) => <PlaylistLine playlist={playlist} />}
    </ChoiceByName>
  );
}
