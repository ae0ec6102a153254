import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@airdex/shared-ui/notice';
import { Toggle } from '@airdex/shared-ui/toggle';
import { AddProgrammes } from '../compare-choice/add-programmes.tsx';
import { CompareAudience, FIRST_CHOICE } from './compare-audience.tsx';
import { CompareExport } from './compare-export.tsx';
import { CompareFlow } from './compare-flow.tsx';
import { CompareTable } from './compare-table.tsx';
import { useColumns } from './use-columns.ts';
import { useCompareAddress } from './use-compare-address.ts';
import styles from './compare.module.css';

interface Props {
  readonly ids: readonly number[];
  readonly isRepaired: boolean;
}

/** Programmes side by side. */
export function Comparison({ ids, isRepaired }: Props) {
  const { t } = useTranslation();
  const columns = useColumns(ids);
  const { add } = useCompareAddress(ids);
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const [audienceChoice, chooseAudience] = useState(FIRST_CHOICE);
  const cards = columns.flatMap((column) => (column.state === 'ready' ? [column.card] : []));
  const named = cards.map(({ localTitle }) => localTitle).join(' / ');
  useEffect(() => {
    if (named !== '') document.title = t('documentTitle', { title: named });
  }, [named, t]);
  return (
    <article
      className={styles.page}
      data-loading={columns.every(({ state }) => state === 'loading') || undefined}
    >
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('compare.title')}
        </h1>
        <Toggle label={t('compare.onlyDifferences')} isOn={isOnlyDifferences} onChange={setOnlyDifferences} />
        <div className={styles.actions}>
          <AddProgrammes ids={ids} onAdd={add} />
          <CompareExport columns={columns} />
        </div>
      </div>
      {isRepaired && <Notice tone="warning">{t('compare.repaired')}</Notice>}
      <CompareTable ids={ids} columns={columns} isOnlyDifferences={isOnlyDifferences} />
      {cards.length > 0 && (
        <>
          <CompareAudience cards={cards} choice={audienceChoice} onChoose={chooseAudience} />
          <CompareFlow cards={cards} />
        </>
      )}
    </article>
  );
}
