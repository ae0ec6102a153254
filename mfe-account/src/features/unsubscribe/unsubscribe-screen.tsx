import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { BackToLogin } from '../visitor-page/back-to-login.tsx';
import { isBrokenLink } from '../visitor-page/broken-link.ts';
import { VisitorOutcome } from '../visitor-page/visitor-outcome.tsx';
import { VisitorPage } from '../visitor-page/visitor-page.tsx';

interface Props {
  readonly idLetter: string;
  readonly idUser: string;
}

/** Ends the daily update by the link of a letter, as soon as it is opened. */
export function UnsubscribeScreen({ idLetter, idUser }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['unsubscribe', idLetter, idUser],
    // Repeating it changes nothing, and leaving the page does not revert it.
    queryFn: () => api.disableDailyUpdate({ params: { idLetter, idUser } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data === true)
    return (
      <VisitorOutcome tone="success" title={t('unsubscribe.done')} text={t('unsubscribe.doneHint')}>
        <BackToLogin variant="primary" />
      </VisitorOutcome>
    );
  if (data === false || isBrokenLink(error))
    return (
      <VisitorOutcome tone="failure" title={t('visitor.linkGone')} text={t('unsubscribe.linkGoneHint')}>
        <BackToLogin variant="primary" />
      </VisitorOutcome>
    );
  return (
    <VisitorPage title={t('unsubscribe.title')}>
      {error === null ? (
        <LoadingScreen label={t('unsubscribe.loading')} />
      ) : (
        <>
          <ErrorState
            title={t('unsubscribe.failed')}
            text={refusalOf(error)?.message ?? t('failed.text')}
            retryLabel={t('failed.retry')}
            onRetry={() => void refetch()}
          />
          <BackToLogin />
        </>
      )}
    </VisitorPage>
  );
}
