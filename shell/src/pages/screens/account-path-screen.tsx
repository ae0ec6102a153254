import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ScreenProps } from '@airdex/shared-contracts/remote-contract';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';

/** Screens whose props are the parameters of their path. */
type ByParameters = './free-trial' | './letter' | './reset-password' | './unsubscribe';

/** A screen of mfe-account that a link in a mail or on the login page opens. */
export function AccountPathScreen({ exposed }: { readonly exposed: ByParameters }) {
  const { t } = useTranslation();
  const parameters = useParams() as ScreenProps<'mfe-account', ByParameters>;
  return (
    <RemoteScreen
      remote="mfe-account"
      exposed={exposed}
      screen={parameters}
      skeleton={<LoadingScreen label={t('remote.loading')} />}
    />
  );
}
