import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranding } from '@airdex/mfe-kit/screen';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import { pageRules, usePageRules } from '../card-pdf/page-rules.ts';
import { PrintedDocument } from '../card-pdf/printed-document.tsx';
import { usePageFooter } from '../card-pdf/use-page-footer.ts';
import { usePrintState } from '../card-pdf/use-print-state.ts';
import { comparedBlocks } from '../compare/compared-blocks.ts';
import { ComparedRows } from '../compare/compared-rows.tsx';
import { useAudiences } from '../compare/use-audiences.ts';
import { useColumns } from '../compare/use-columns.ts';
import { useFlows } from '../compare/use-flows.ts';
import { PrintedHead } from './printed-head.tsx';
import { PrintedSections } from './printed-sections.tsx';
import styles from './compare-pdf.module.css';

interface Props {
  readonly ids: readonly number[];
}

/** A comparison as it is printed, in landscape. Printing waits until every programme has loaded. */
export function PrintedComparison({ ids }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const columns = useColumns(ids);
  const { print, onSettled } = usePrintState(ids, root);
  const cards = columns.flatMap((column) => (column.state === 'ready' ? [column.card] : []));
  const audiences = useAudiences(cards);
  const flows = useFlows(cards);

  const hasFailed = flows.failed.length > 0 || audiences.unmeasured.some(({ reason }) => reason === 'failed');
  const isLoading = audiences.isLoading || flows.isLoading;
  useEffect(() => {
    for (const { id, state } of columns)
      if (hasFailed || state === 'failed') onSettled(id, 'failed');
      else if (!isLoading && state !== 'loading') onSettled(id, 'shown');
  }, [columns, hasFailed, isLoading, onSettled]);

  const footer = usePageFooter();
  const { accent } = useBranding();
  const rules = useMemo(() => {
    const texts = { header: t('compare.printHeader'), footer, accent };
    return `${pageRules([], texts)}\n@page { size: A4 landscape }`;
  }, [t, footer, accent]);
  usePageRules(rules);
  useEffect(() => {
    document.title = t('compare.printHeader');
  }, [t]);

  const texts = useFactTexts();
  return (
    <PrintedDocument ref={root} print={print}>
      <article className={styles.sheet}>
        <h1 className={styles.title}>{t('compare.title')}</h1>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map((column) => (
                <PrintedHead key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          {comparedBlocks(cards, texts).map((block) => (
            <ComparedRows key={block.title} block={block} columns={columns} />
          ))}
        </table>
        <PrintedSections {...audiences} travelled={flows.travelled} />
      </article>
    </PrintedDocument>
  );
}
