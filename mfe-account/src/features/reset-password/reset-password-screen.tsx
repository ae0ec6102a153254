import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { BackToLogin } from '../visitor-page/back-to-login.tsx';
import { PageButtonLink } from '../visitor-page/page-button-link.tsx';
import { isBrokenLink } from '../visitor-page/broken-link.ts';
import { VisitorOutcome } from '../visitor-page/visitor-outcome.tsx';
import { VisitorPage } from '../visitor-page/visitor-page.tsx';
import { ResetForm } from './reset-form.tsx';

/** Sets a new password by the link of a mail. */
export function ResetPasswordScreen({ hash }: { readonly hash: string }) {
  const { t } = useTranslation();
  const { api, session } = useHost();
  const user = useCurrent(session);
  const [outcome, setOutcome] = useState<'changed' | 'invalid' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['recovery-link', hash],
    queryFn: ({ signal }) => api.canRecoverPassword({ body: { hash }, signal }),
    // Requested once per visit.
    staleTime: Infinity,
    gcTime: 0,
  });

  // A form that is being filled in stays while the link is checked again, for another user or none.
  const [validHash, setValidHash] = useState<string>();
  if (data === true && validHash !== hash) setValidHash(hash);
  const wasValid = validHash === hash;

  // If the link belonged to the user who is signed in here, the change has ended that user's session.
  const { isSuccess: isStillSignedIn } = useQuery({
    queryKey: ['session-after-reset', hash],
    queryFn: ({ signal }) => api.getSessions({ signal }),
    enabled: outcome === 'changed' && user !== null,
    retry: false,
    gcTime: 0,
  });
  const remaining = isStillSignedIn ? user : null;

  if (outcome === 'changed')
    return (
      <VisitorOutcome
        tone="success"
        title={t('password.changed')}
        text={
          remaining === null
            ? t('password.changedHint')
            : t('password.changedElsewhere', { name: remaining.Username })
        }
      >
        {remaining !== null && (
          <PageButtonLink href={ROUTES.home}>
            {t('password.stay', { name: remaining.Username })}
          </PageButtonLink>
        )}
        <BackToLogin variant="primary" />
      </VisitorOutcome>
    );
  if (outcome === 'invalid' || (!wasValid && (data === false || isBrokenLink(error))))
    return (
      <VisitorOutcome tone="failure" title={t('visitor.linkGone')} text={t('password.linkGoneHint')}>
        <BackToLogin variant="primary" />
      </VisitorOutcome>
    );
  return (
    <VisitorPage title={t('password.resetTitle')}>
      {data === undefined && error === null && !wasValid && (
        <LoadingScreen label={t('password.checkingLink')} />
      )}
      {error !== null && !wasValid && (
        <ErrorState
          title={t('password.linkNotChecked')}
          text={refusalOf(error)?.message ?? t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {wasValid && (
        <ResetForm
          hash={hash}
          signedInAs={user?.Username}
          onDone={(isChanged) => {
            setOutcome(isChanged ? 'changed' : 'invalid');
          }}
        />
      )}
    </VisitorPage>
  );
}
