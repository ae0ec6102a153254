import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { OVERRIDES_NAMESPACE } from './override-texts.ts';
import styles from './override-bar.module.css';

interface Props {
  readonly unconfirmed: readonly RemoteOverride[];
  readonly onAgree: () => void;
}

/** Asks before code of another server is loaded, naming the remotes and their origins. */
export function OverrideQuestion({ unconfirmed, onAgree }: Props) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      isAlert
      isDismissable={false}
      title={t('question')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onAgree}>{t('agree')}</Button>
          {/* The safe choice for users who press Enter without reading. */}
          <Button variant="primary" autoFocus onPress={() => setOpen(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('questionText')}</p>
      <ul className={styles.list}>
        {unconfirmed.map(({ remote, origin }) => (
          <li key={remote} className={styles.item}>
            <span className={styles.names}>
              <strong>{remote}</strong>
              <span className={styles.origin}>{origin}</span>
            </span>
          </li>
        ))}
      </ul>
      <p>{t('questionRisk')}</p>
    </Dialog>
  );
}
