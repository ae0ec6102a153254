import { useTranslation } from 'react-i18next';
import type { FaqChapter } from '@airdex/shared-contracts/api';
import { Accordion } from '@airdex/shared-ui/accordion';
import { Button } from '@airdex/shared-ui/button';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { AttachmentButton } from './attachment-button.tsx';
import { matchingChapters } from './matching-chapters.ts';
import styles from './faq.module.css';

function Questions({ chapter }: { readonly chapter: FaqChapter }) {
  return (
    <dl className={styles.questions}>
      {chapter.faqs.map(({ id, question, content, hasAttachment }) => (
        <div key={id} className={styles.question}>
          <dt>{question}</dt>
          <dd>
            <SafeHtml html={content} />
            {hasAttachment && <AttachmentButton id={id} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly chapters: readonly FaqChapter[];
  readonly term: string;
  readonly onShowAll: () => void;
}

/** The matching chapters, the first one open. */
export function FaqChapters({ chapters, term, onShowAll }: Props) {
  const { t } = useTranslation();
  const matching = matchingChapters(chapters, term);
  if (chapters.length === 0) return <EmptyState title={t('faq.empty')} />;
  if (matching.length === 0)
    return (
      <EmptyState title={t('faq.noMatch', { term: term.trim() })}>
        <Button onPress={onShowAll}>{t('faq.showAll')}</Button>
      </EmptyState>
    );
  const count = matching.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return (
    <>
      <p className={styles.found} role="status">
        {term.trim() === '' ? '' : t('faq.found', { count })}
      </p>
      <Accordion
        // Another search term starts with its first chapter open.
        key={term.trim()}
        headingLevel={2}
        items={matching.map((chapter) => ({
          id: String(chapter.id),
          title: chapter.name,
          content: <Questions chapter={chapter} />,
        }))}
      />
    </>
  );
}
