import { Columns3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { comparePath } from '@airdex/shared-contracts/routes';
import { IconButton } from '@airdex/shared-ui/button';
import type { SelectionStore } from '../selection/selection-store.ts';
import { comparedProgrammes } from './compared-programmes.ts';

interface Props {
  readonly selection: SelectionStore;
  /** The loaded part of the list. */
  readonly getFound: () => readonly ProgrammeLine[];
}

/** Compares two to four selected programmes. */
export function CompareAction({ selection, getFound }: Props) {
  const { t } = useTranslation();
  const { navigate } = useHost();
  const isPossible = useSyncExternalStore(
    selection.subscribe,
    () => comparedProgrammes(selection, getFound()) !== null,
  );
  return (
    <IconButton
      label={t('compareAction.compare')}
      icon={<Columns3 aria-hidden="true" />}
      disabledReason={isPossible ? null : t('compareAction.count')}
      onPress={() => {
        const ids = comparedProgrammes(selection, getFound());
        if (ids !== null) navigate(comparePath(ids));
      }}
    />
  );
}
