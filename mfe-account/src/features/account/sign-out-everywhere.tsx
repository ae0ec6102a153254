import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import { routePath } from '@airdex/shared-contracts/routes';
import { Button } from '@airdex/shared-ui/button';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import styles from './account.module.css';

/** Ends all sessions of the user after a confirmation, including this one, and opens the login page. */
export function SignOutEverywhere() {
  const { t } = useTranslation();
  const host = useHost();
  const [isOpen, setOpen] = useState(false);
  const ending = useMutation({
    mutationFn: () => host.api.logOut(),
    // The login page also ends the session in the browser, even if the user has left this page meanwhile.
    onSuccess: () => {
      pageHost(host).navigate(routePath('login'));
    },
  });
  return (
    <div>
      <Button
        variant="danger"
        icon={<LogOut aria-hidden="true" />}
        onPress={() => {
          ending.reset();
          setOpen(true);
        }}
      >
        {t('account.signOutEverywhere')}
      </Button>
      <MessageDialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!ending.isPending) setOpen(next);
        }}
        title={t('account.signOutEverywhere')}
        closeLabel={t('close')}
        message={
          <>
            <p className={styles.question}>{t('account.signOutQuestion')}</p>
            {ending.isError && (
              <p role="alert" className={styles.failed}>
                {t('account.signOutFailed')}
              </p>
            )}
          </>
        }
        actions={[
          { label: t('account.cancel') },
          {
            label: t('account.signOutConfirm'),
            variant: 'danger',
            isLoading: ending.isPending,
            staysOpen: true,
            onPress: () => {
              ending.mutate();
            },
          },
        ]}
      />
    </div>
  );
}
