import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountScreenProps } from '@airdex/shared-contracts/remote-contract';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { useCurrent } from '../../lib/current/use-current.ts';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';
import { useServices } from '../../services/services-context.ts';

/** The user's account. The shell stores language and appearance; the remote shows them. */
export function AccountScreen() {
  const { t } = useTranslation();
  const { theme, language } = useServices();
  const current = useCurrent(theme);
  const screen = useMemo<AccountScreenProps>(
    () => ({
      theme: current,
      onThemeChange: (next) => theme.set(next),
      onLanguageChange: (next) => language.set(next),
    }),
    [current, theme, language],
  );
  return (
    <RemoteScreen
      remote="mfe-account"
      exposed="./account"
      screen={screen}
      skeleton={<SkeletonRows label={t('remote.loading')} />}
    />
  );
}
