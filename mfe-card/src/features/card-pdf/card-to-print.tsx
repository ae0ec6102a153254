import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { OutOfScope } from '../card/out-of-scope.tsx';
import { PrintedCard } from './printed-card.tsx';
import type { Settled } from './print-state.ts';
import { usePrintedProgramme } from './use-printed-programme.ts';
import styles from './card-pdf.module.css';

interface Props {
  readonly idProgram: number;
  readonly onSettled: (id: number, outcome: Settled) => void;
  readonly onTitle: (id: number, title: string) => void;
}

/** One programme of the document, or why it can't be shown. */
export function CardToPrint({ idProgram, onSettled, onTitle }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = usePrintedProgramme(idProgram);
  const title = data?.card.localTitle;
  const outcome = data !== undefined ? 'shown' : isError ? 'failed' : null;
  useEffect(() => {
    if (title !== undefined) onTitle(idProgram, title);
    if (outcome !== null) onSettled(idProgram, outcome);
  }, [idProgram, onSettled, onTitle, outcome, title]);

  if (isError && data === undefined)
    return (
      <div className={styles.card}>
        <MessageScreen illustration="failed" title={t('failed.title')} subtitle={t('failed.text')} isAlert>
          <Button variant="primary" onPress={() => void refetch()}>
            {t('failed.retry')}
          </Button>
        </MessageScreen>
      </div>
    );
  if (data === undefined) return <CardSkeleton label={t('loading')} />;
  if (data === null)
    return (
      <div className={styles.card}>
        <OutOfScope />
      </div>
    );
  return <PrintedCard programme={data} />;
}
