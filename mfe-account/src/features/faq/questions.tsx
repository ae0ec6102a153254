import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FaqChapter } from '@airdex/shared-contracts/api';
import { questionPath } from '@airdex/shared-contracts/routes';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { PageLink } from '../page-layout/page-link.tsx';
import { AttachmentButton } from './attachment-button.tsx';
import styles from './faq.module.css';

interface Props {
  readonly chapter: FaqChapter;
  /** The question that the address names. */
  readonly named: number | null;
}

/** The questions of a chapter with their answers; each has an address. */
export function Questions({ chapter, named }: Props) {
  const { t } = useTranslation();
  return (
    <dl className={styles.questions}>
      {chapter.faqs.map(({ id, question, content, hasAttachment }) => (
        <div key={id} className={styles.question} data-named={id === named || undefined}>
          <dt className={styles.term}>
            {/* In Safari, text directly in a flex container cannot be highlighted. */}
            <span>{question}</span>
            <PageLink
              href={questionPath(id)}
              className={styles.address}
              isCurrent={id === named}
              label={t('faq.address', { question })}
            >
              <Link aria-hidden="true" />
            </PageLink>
          </dt>
          <dd>
            <SafeHtml html={content} />
            {hasAttachment && <AttachmentButton id={id} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
