import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import styles from '../password/password.module.css';

/** Confirms that the password was changed. It replaces the form, so it takes the focus. */
export function ChangedStep({ onContinue }: { readonly onContinue: () => void }) {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <DialogContent
      actions={
        <Button variant="primary" onPress={onContinue}>
          {t('password.continue')}
        </Button>
      }
    >
      <p ref={text} tabIndex={-1} className={styles.done}>
        <CircleCheck aria-hidden="true" />
        {t('password.newChanged')}
      </p>
    </DialogContent>
  );
}
