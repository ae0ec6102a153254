import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { richTextCode } from './rich-text-code.ts';

/**
 * HTML from the server as running text. The code that sanitises it is large and loads in parallel with the card; until
 * then, placeholder lines are shown.
 */
export function RichText({ html }: { readonly html: string }) {
  const { t } = useTranslation();
  const { code: SafeHtml, isFailed, load } = useCodeOnDemand(richTextCode);
  useEffect(load, [load]);
  if (SafeHtml !== null) return <SafeHtml html={html} />;
  if (!isFailed)
    return (
      <>
        <SkeletonLine width="95%" />
        <SkeletonLine width="80%" />
      </>
    );
  return <ErrorState title={t('sections.failed')} retryLabel={t('failed.retry')} onRetry={load} isCompact />;
}
