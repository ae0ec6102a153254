import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqChapter } from '@airdex/shared-contracts/api';
import { Accordion } from '@airdex/shared-ui/accordion';
import { Button } from '@airdex/shared-ui/button';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { chapterOf, matchingChapters } from './matching-chapters.ts';
import { Questions } from './questions.tsx';
import { useHighlights } from './use-highlights.ts';
import styles from './faq.module.css';

interface Props {
  readonly chapters: readonly FaqChapter[];
  readonly term: string;
  /** The question that the address names. */
  readonly named: number | null;
  readonly onShowAll: () => void;
}

/**
 * The matching chapters with the term highlighted. The chapter of the question that the address
 * names is open, and the question scrolls into view; or else the first one is open.
 */
export function FaqChapters({ chapters, term, named, onShowAll }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useHighlights(list, term, chapters);
  // Not when the question appears again because another term is typed.
  useEffect(() => {
    list.current?.querySelector('[data-named]')?.scrollIntoView({ block: 'center' });
  }, [named, chapters]);
  const matching = matchingChapters(chapters, term);
  if (chapters.length === 0) return <EmptyState title={t('faq.empty')} />;
  const count = matching.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const initiallyOpen = term.trim() === '' ? chapterOf(matching, named)?.id : undefined;
  return (
    <div>
      {/* Also without text: some screen readers ignore a status that is inserted with its text. */}
      <div className={styles.found} role="status">
        {matching.length === 0 ? (
          <EmptyState title={t('faq.noMatch', { term: term.trim() })}>
            <Button onPress={onShowAll}>{t('faq.showAll')}</Button>
          </EmptyState>
        ) : (
          term.trim() !== '' && <p>{t('faq.found', { count })}</p>
        )}
      </div>
      {matching.length > 0 && (
        <div ref={list} className={styles.chapters}>
          <Accordion
            // Another search term starts with its first chapter open.
            key={term.trim()}
            headingLevel={2}
            initiallyOpen={initiallyOpen === undefined ? undefined : String(initiallyOpen)}
            resetOn={term.trim() === '' ? named : null}
            items={matching.map((chapter) => ({
              id: String(chapter.id),
              title: chapter.name,
              content: <Questions chapter={chapter} named={named} />,
            }))}
          />
        </div>
      )}
    </div>
  );
}
