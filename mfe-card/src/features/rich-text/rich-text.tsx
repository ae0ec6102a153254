import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { richTextQuery } from './rich-text-code.ts';

/**
 * HTML from the server as running text. The code that sanitises it is large and loads in parallel with the card; until
 * then, placeholder lines are shown.
 */
export function RichText({ html }: { readonly html: string }) {
  const { t } = useTranslation();
  const { data: SafeHtml, isError, refetch } = useQuery(richTextQuery);
  if (SafeHtml !== undefined) return <SafeHtml html={html} />;
  if (isError)
    return (
      <ErrorState
        isCompact
        title={t('sections.failed')}
        retryLabel={t('failed.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <SkeletonLine width="95%" />
      <SkeletonLine width="80%" />
    </>
  );
}
