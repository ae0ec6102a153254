import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBranding } from '@airdex/mfe-kit/screen';
import { CardToPrint } from './card-to-print.tsx';
import { pageRules, usePageRules } from './page-rules.ts';
import { PrintedDocument } from './printed-document.tsx';
import { usePageFooter } from './use-page-footer.ts';
import { usePrintState } from './use-print-state.ts';

/** Programmes that load at the same time: if all loaded at once, all would finish at the very end. */
const LOADED_AT_ONCE = 6;

interface Props {
  readonly ids: readonly number[];
}

/** The export layout: cards without the page's frame and without controls, as they are printed. */
export function CardPdfScreen({ ids }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const { print, onSettled } = usePrintState(ids, root);
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  const onTitle = useCallback((id: number, title: string) => {
    setTitles((before) => (before.get(id) === title ? before : new Map(before).set(id, title)));
  }, []);

  const footer = usePageFooter();
  const { accent } = useBranding();
  const rules = useMemo(
    () =>
      pageRules(
        [...titles].map(([id, title]) => ({ id, title })),
        { header: t('print.header'), footer, accent },
      ),
    [titles, t, footer, accent],
  );
  usePageRules(rules);

  const only = ids.length === 1 ? titles.get(ids[0] ?? 0) : undefined;
  useEffect(() => {
    document.title = only === undefined ? t('print.header') : t('documentTitle', { title: only });
  }, [only, t]);

  return (
    <PrintedDocument ref={root} print={print}>
      {ids.slice(0, print.done + LOADED_AT_ONCE).map((id) => (
        <CardToPrint key={id} idProgram={id} onSettled={onSettled} onTitle={onTitle} />
      ))}
    </PrintedDocument>
  );
}
