import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { OVERRIDES_NAMESPACE } from './override-texts.ts';

interface Props {
  readonly remote: string;
  readonly onClear: () => void;
}

/** Takes an overridden remote that fails back to its release, in its place. */
export function ClearOverride({ remote, onClear }: Props) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  return (
    <Button variant="quiet" aria-label={t('clearOne', { remote })} onPress={onClear}>
      {t('clearHere')}
    </Button>
  );
}
