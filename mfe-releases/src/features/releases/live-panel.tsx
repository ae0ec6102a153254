import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import type { Change } from '../change/change.ts';
import { CompositionLine } from './composition-line.tsx';
import { PartList } from './part-list.tsx';
import styles from '../page-layout/page.module.css';

interface Props {
  readonly status: Releases['status'];
  readonly onChange: (change: Change) => void;
}

/** The composition that all users get, and the possible rollbacks. */
export function LivePanel({ status: { current, previous }, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-label={t('live.title')}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{t('live.title')}</h2>
        <Button
          icon={<Undo2 aria-hidden="true" />}
          isDisabled={previous.length === 0}
          onPress={() => onChange({ kind: 'rollBackAll' })}
        >
          {t('live.rollBackAll')}
        </Button>
      </div>
      <CompositionLine {...current} />
      <PartList
        parts={current.parts}
        action={({ name }) =>
          // The shell can only be rolled back with the whole composition.
          name !== 'shell' && (
            <Button
              size="small"
              aria-label={t('live.rollBackName', { name })}
              onPress={() => onChange({ kind: 'rollBack', name })}
            >
              {t('live.rollBack')}
            </Button>
          )
        }
      />
    </section>
  );
}
