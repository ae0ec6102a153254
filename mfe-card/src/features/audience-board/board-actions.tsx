import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import type { AudienceRow } from '../audience-figures/indicators.ts';
import { saveFile } from '@airdex/shared-ui/save-file';
import type { ShareChartProps } from '../share-chart/interactive-bars.tsx';
import { copySheet } from './copy-sheet.ts';
import { PngButton } from './png-button.tsx';
import { resultsSheet } from './results-sheet.ts';
import { csvOf } from './sheet-formats.ts';
import styles from './audience-board.module.css';

interface Props {
  readonly idProgram: number;
  readonly title: string;
  readonly results: AudienceResults;
  /** In the order of the table. */
  readonly rows: readonly AudienceRow[];
  readonly chart: ShareChartProps;
}

/** How long the button confirms that the table was copied, milliseconds. */
const CONFIRM_MS = 4000;

type Failure = 'copyFailed' | 'pngFailed';

/** Copies the table; saves it as CSV, and the chart as PNG. */
export function BoardActions({ idProgram, title, results, rows, chart }: Props) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await copySheet(resultsSheet(results, rows, t));
      setCopied(true);
      setFailure(null);
    } catch {
      setFailure('copyFailed');
    }
  };
  const saveCsv = () => {
    const blob = new Blob([csvOf(resultsSheet(results, rows, t))], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, fileName: `Audience-Results-${String(idProgram)}.csv` });
  };
  return (
    <>
      <div className={styles.actions} role="group" aria-label={t('audience.actions.label')}>
        <Button
          size="small"
          icon={isCopied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
          onPress={() => void copy()}
        >
          {t(isCopied ? 'audience.actions.copied' : 'audience.actions.copy')}
        </Button>
        <Button
          size="small"
          icon={<Download size={14} aria-hidden="true" />}
          aria-label={t('audience.actions.csvHint')}
          onPress={saveCsv}
        >
          {t('audience.actions.csv')}
        </Button>
        <PngButton
          chart={chart}
          title={title}
          fileName={`Audience-Results-${String(idProgram)}.png`}
          onFailure={(isFailed) => setFailure(isFailed ? 'pngFailed' : null)}
        />
        <VisuallyHidden>
          <span role="status">{isCopied && t('audience.actions.copied')}</span>
        </VisuallyHidden>
      </div>
      {failure !== null && (
        <div className={styles.failure}>
          <Notice tone="warning">{t(`audience.actions.${failure}`)}</Notice>
        </div>
      )}
    </>
  );
}
