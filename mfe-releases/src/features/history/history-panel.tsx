import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { Badge } from '@airdex/shared-ui/badge';
import { Button } from '@airdex/shared-ui/button';
import { Panel } from '@airdex/shared-ui/page';
import { formatMoment } from '@airdex/shared-contracts/constants';
import type { Change } from '../change/change.ts';
import text from '../registry-state/release-text.module.css';
import { TONES } from './tones.ts';
import styles from './history.module.css';

type Entry = Releases['status']['history'][number];

interface Props {
  readonly status: Releases['status'];
  /** Loads earlier changes; undefined when no more are kept. */
  readonly onMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly onChange: (change: Change) => void;
}

/** Who changed the releases, when and how; each earlier composition can be promoted again. */
export function HistoryPanel({ status, onMore, isLoadingMore, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { history, current, canary } = status;
  const hasMore = (history.at(-1)?.revision ?? 1) > 1;
  const inUse = [current.composition, canary?.composition];
  /** Whether this is the last change that led to its composition. Only there is it marked or can be promoted. */
  const isLast = ({ to, revision }: Entry) => history.find((entry) => entry.to === to)?.revision === revision;
  return (
    <Panel title={t('history.title')}>
      <ol className={styles.entries} aria-label={t('history.title')}>
        {history.map((entry) => (
          <li key={entry.revision} className={styles.entry}>
            <p className={styles.what}>
              <Badge tone={TONES[entry.action]}>{t(`history.actions.${entry.action}`)}</Badge>{' '}
              {entry.action === 'canary' && entry.percent !== undefined && (
                <span>{t('canary.share', { percent: entry.percent })}</span>
              )}
              {entry.releases?.map((release) => (
                <ReleaseName key={release} release={release} />
              ))}
              {entry.takenOut !== undefined && (
                <span>{t('history.takenOut', { remote: entry.takenOut })}</span>
              )}
            </p>
            <p className={text.muted}>
              <time dateTime={entry.at}>{formatMoment(entry.at, language)}</time> · {entry.who}
              {entry.token !== undefined && ` (${entry.token})`} · {t('live.composition')}{' '}
              <code className={text.hash}>{entry.to}</code>
            </p>
            {entry.reason !== undefined && <p className={styles.reason}>{entry.reason}</p>}
            {isLast(entry) && !inUse.includes(entry.to) && (
              <div className={styles.action}>
                <Button
                  size="small"
                  aria-label={t('history.promoteName', { composition: entry.to })}
                  onPress={() => onChange({ kind: 'promote', composition: entry.to })}
                >
                  {t('history.promote')}
                </Button>
              </div>
            )}
            {isLast(entry) && entry.to === current.composition && (
              <div className={styles.action}>
                <Badge tone="success">{t('history.current')}</Badge>
              </div>
            )}
          </li>
        ))}
      </ol>
      {onMore !== undefined && hasMore && (
        <div>
          <Button isLoading={isLoadingMore} onPress={onMore}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** A release as the history names it: `mfe-card 0123456789abcdef`. */
function ReleaseName({ release }: { readonly release: string }) {
  const [name, hash] = release.split(' ');
  return (
    <span className={styles.release}>
      {name} <code className={text.hash}>{hash}</code>
    </span>
  );
}
