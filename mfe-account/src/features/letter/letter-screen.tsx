import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { VisitorPage } from '../visitor-page/visitor-page.tsx';

/** Responses without a letter, as text or as JSON. */
const NO_LETTER = ['', 'undefined', 'null', '""', '"undefined"'];

/** A letter of the daily update, which replaces the whole document. Without one, the home page is shown. */
export function LetterScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { api, navigate } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['letter', id],
    queryFn: async ({ signal }) => {
      // Loaded on demand, because other screens do not need the code that sanitises letters.
      const [html, { showLetter }] = await Promise.all([
        api.getDailyUpdateLetter({ params: { id }, signal }),
        import('./show-letter.ts'),
      ]);
      return NO_LETTER.includes(html.trim()) ? null : () => showLetter(html);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    if (data === null) navigate(ROUTES.home, { replace: true });
    else return data?.();
    return undefined;
  }, [data, navigate]);
  return (
    <VisitorPage title={t('letter.title')}>
      {error === null ? (
        <LoadingScreen label={t('letter.loading')} />
      ) : (
        <ErrorState
          title={t('letter.failed')}
          text={refusalOf(error)?.message ?? t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </VisitorPage>
  );
}
