import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import type { SectionId } from './section-ids.ts';
import styles from './card-section.module.css';

interface SectionProps {
  readonly id: SectionId;
  readonly children: ReactNode;
}

/** A part of the card with its heading. The section index links to it by its id. */
export function CardSection({ id, children }: SectionProps) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={heading} {...FOCUS_HOME}>
      <h2 id={heading} className={styles.heading}>
        {t(`sections.${id}`)}
      </h2>
      {children}
    </section>
  );
}

interface LoadedSectionProps<Data> {
  readonly id: SectionId;
  readonly part: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A section with its own source: shows its content, or a failure with Retry. */
export function LoadedSection<Data>({ id, part, children }: LoadedSectionProps<Data>) {
  const { t } = useTranslation();
  return (
    <CardSection id={id}>
      {part.data === undefined ? (
        <ErrorState
          title={t('sections.failed')}
          retryLabel={t('failed.retry')}
          isRetrying={part.isFetching}
          onRetry={() => void part.refetch()}
          isCompact
        />
      ) : (
        children(part.data)
      )}
    </CardSection>
  );
}
