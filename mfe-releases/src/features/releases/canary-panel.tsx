import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import { Badge } from '@airdex/shared-ui/badge';
import { Button } from '@airdex/shared-ui/button';
import { Panel } from '@airdex/shared-ui/page';
import type { Change } from '../change/change.ts';
import { CompositionLine } from './composition-line.tsx';
import { FailureShare } from './failure-share.tsx';
import { PartList } from './part-list.tsx';
import text from '../registry-state/release-text.module.css';
import styles from './releases.module.css';

interface Props {
  readonly status: Releases['status'];
  readonly screens: Releases['canaryScreens'];
  readonly onChange: (change: Change) => void;
}

/** The running canary with its health, and the actions on it. */
export function CanaryPanel({ status: { canary }, screens, onChange }: Props) {
  const { t } = useTranslation();
  if (canary === null)
    return (
      <Panel title={t('canary.title')}>
        <p>{t('canary.none')}</p>
        <p className={text.muted}>{t('canary.noneText', { command: 'mfe publish --canary 10' })}</p>
      </Panel>
    );
  const { composition, percent } = canary;
  return (
    <Panel title={t('canary.title')} aside={<Badge tone="accent">{t('canary.share', { percent })}</Badge>}>
      <CompositionLine {...canary} />
      {screens !== null && <FailureShare {...screens} />}
      <PartList parts={canary.parts} />
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => onChange({ kind: 'promote', composition })}>
          {t('canary.promote')}
        </Button>
        <Button onPress={() => onChange({ kind: 'widen', composition, percent })}>{t('canary.widen')}</Button>
        <Button onPress={() => onChange({ kind: 'end', composition })}>{t('canary.end')}</Button>
      </div>
    </Panel>
  );
}
