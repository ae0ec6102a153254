import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import { SINGLE_KEYS_KEY } from '@airdex/shared-contracts/constants';
import { Toggle } from '@airdex/shared-ui/toggle';

function areOn(): boolean {
  try {
    return ownLocalStorage().getItem(SINGLE_KEYS_KEY) !== 'off';
  } catch {
    return true; // Storage is forbidden.
  }
}

/**
 * Turns the shortcuts of a single character on and off in this browser: with speech input, dictated text would trigger
 * them.
 */
export function SingleKeys() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(areOn);
  return (
    <Toggle
      label={t('account.singleKeys')}
      description={t('account.singleKeysHint')}
      isOn={isOn}
      onChange={(next) => {
        try {
          if (next) ownLocalStorage().removeItem(SINGLE_KEYS_KEY);
          else ownLocalStorage().setItem(SINGLE_KEYS_KEY, 'off');
          setOn(next);
        } catch {
          // Without storage, it stays as it is.
        }
      }}
    />
  );
}
