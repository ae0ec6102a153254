import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Notice } from '@airdex/shared-ui/notice';
import { Spinner } from '@airdex/shared-ui/spinner';
import styles from './playlists.module.css';

interface Props {
  /** Playlists that are no longer shared with the user. */
  readonly lost: readonly Playlist[];
  readonly onDismissLost: () => void;
  /** An own playlist that is gone, with the dialog about it. */
  readonly deleted: Playlist | null;
  readonly onDismissDeleted: () => void;
  /** The playlists that are being copied. */
  readonly duplicating: readonly Playlist[];
}

/** Notices above the playlists about what has happened to them and what is under way. */
export function PlaylistNotices({ lost, deleted, duplicating, ...props }: Props) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const names = new Intl.ListFormat(tag).format(lost.map(({ name }) => t('playlists.quoted', { name })));
  return (
    <div className={styles.notices}>
      {lost.length > 0 && (
        <Notice tone="info" onDismiss={props.onDismissLost} dismissLabel={t('close')}>
          {t('playlists.lost', { count: lost.length, names })}
        </Notice>
      )}
      {deleted !== null && (
        <Notice tone="info" onDismiss={props.onDismissDeleted} dismissLabel={t('close')}>
          {t('playlists.deletedElsewhere', { name: deleted.name })}
        </Notice>
      )}
      {duplicating.map(({ id, name }) => (
        <Spinner key={id} label={t('items.duplicating', { name })} />
      ))}
    </div>
  );
}
