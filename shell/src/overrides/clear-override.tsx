import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { OVERRIDES_NAMESPACE } from './override-texts.ts';

interface Props {
  readonly remote: string;
  readonly onClear: () => void;
}

/** Button in the area of a failed overridden remote that restores its release. */
export function ClearOverride({ remote, onClear }: Props) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  return (
    <Button variant="quiet" aria-label={t('clearOne', { remote })} onPress={onClear}>
      {t('clearHere')}
    </Button>
  );
}
