import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { cardQuery } from '@airdex/programme-preview';
import { COMPARED_MAX } from '@airdex/shared-contracts/routes';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { Notice } from '@airdex/shared-ui/notice';
import { InlineChoice } from '../compare-choice/inline-choice.tsx';
import { useCompareAddress } from './use-compare-address.ts';
import styles from './compare.module.css';

interface Props {
  /** The first programme of the comparison, if any. */
  readonly ids: readonly number[];
  readonly isRepaired: boolean;
}

/** Lets the user choose the programmes of a comparison, or those to compare one with. */
export function ChooseScreen({ ids, isRepaired }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const { add } = useCompareAddress(ids);
  const [first = null] = ids;
  const {
    data: card,
    isError,
    refetch,
  } = useQuery({ ...cardQuery(first ?? 0, api, language), enabled: first !== null });
  useEffect(() => {
    document.title = t('documentTitle', { title: t('compare.title') });
  }, [t]);
  return (
    <article className={styles.choice} {...FOCUS_HOME}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('compare.title')}
      </h1>
      {isRepaired && <Notice tone="warning">{t('compare.repaired')}</Notice>}
      {isError && card === undefined ? (
        <ErrorState
          isCompact
          title={t('failed.title')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <p className={styles.lead}>
          {first === null
            ? t('compare.choose')
            : card === null
              ? t('outOfScope.title')
              : t('compare.chooseMore', { title: card?.localTitle ?? '…' })}
        </p>
      )}
      <InlineChoice
        ids={ids}
        min={ids.length === 0 ? 2 : 1}
        max={COMPARED_MAX - ids.length}
        related={first}
        onChoose={add}
      />
    </article>
  );
}
