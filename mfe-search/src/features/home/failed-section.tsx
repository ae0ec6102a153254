import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { Section } from './section.tsx';

interface Props {
  readonly heading: ReactNode;
  /** What could not be loaded, as a sentence. */
  readonly title?: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A section that could not be loaded, while the others are shown. */
export function FailedSection({ heading, title, isRetrying, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Section heading={heading}>
      <ErrorState
        title={title ?? t('home.failed')}
        retryLabel={t('failed.retry')}
        isRetrying={isRetrying}
        onRetry={onRetry}
        isCompact
      />
    </Section>
  );
}
