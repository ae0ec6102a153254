import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { codeQuery } from '@airdex/mfe-kit/screen';

/** On demand, so that no other screen starts with the parts that it shares with the comparison. */
const pageQuery = codeQuery('compare-page', async () => (await import('./compare-page.tsx')).ComparePage);

/** The comparison of programmes. */
export function CompareScreen() {
  const { t } = useTranslation();
  const { data: ComparePage, isError, refetch } = useQuery(pageQuery);
  if (isError)
    return (
      <MessageScreen illustration="failed" title={t('compare.notLoaded')} headingLevel={1} isAlert>
        <Button variant="primary" onPress={() => void refetch()}>
          {t('failed.retry')}
        </Button>
      </MessageScreen>
    );
  if (ComparePage !== undefined) return <ComparePage />;
  // The page's footer stays out of view, because it would move when the page arrives.
  return (
    <div style={{ minHeight: '100dvh' }}>
      <VisuallyHidden>{t('compare.loading')}</VisuallyHidden>
      <SkeletonBlock height="320px" />
    </div>
  );
}
