import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnDemandTexts } from '@airdex/shared-ui/code-on-demand';

/** Texts of lists that load when they are first opened. */
export function useOnDemandTexts(): OnDemandTexts {
  const { t } = useTranslation();
  return useMemo(
    () => ({ loading: t('onDemand.loading'), failed: t('onDemand.failed'), retry: t('retry') }),
    [t],
  );
}
