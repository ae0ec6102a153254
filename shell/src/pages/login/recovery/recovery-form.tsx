import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '@airdex/shared-contracts/api';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { Button, ButtonLink } from '@airdex/shared-ui/button';
import { TextField } from '@airdex/shared-ui/text-field';
import { RecoveryResult } from './recovery-result.tsx';
import { useRecovery } from './use-recovery.ts';
import formStyles from '../login-form.module.css';
import styles from '../login-page.module.css';

/** Asks for a mail with a link to choose a new password. It loads when a user has forgotten theirs. */
export function RecoveryForm({ onReturn }: { readonly onReturn: () => void }) {
  const { t } = useTranslation();
  const { isSending, outcome, send, clear } = useRecovery();
  const [email, setEmail] = useState('');
  const [isFlagged, setFlagged] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isValid = isEmail(address);
    setFlagged(!isValid);
    if (!isValid) input.current?.focus();
    else if (!isSending) send(address);
  };
  return (
    <>
      <h1 className={styles.title}>{t('recovery.title')}</h1>
      <p className={styles.subtitle}>{t('recovery.lead')}</p>
      <form className={formStyles.form} onSubmit={onSubmit} noValidate aria-label={t('recovery.title')}>
        <TextField
          label={t('recovery.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          isRequired
          maxLength={254}
          value={email}
          onChange={(next) => {
            setEmail(next);
            setFlagged(false);
            clear();
          }}
          inputRef={input}
          error={isFlagged ? t('recovery.emailInvalid') : undefined}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isLoading={isSending}
          loadingLabel={t('recovery.sending')}
        >
          {t('recovery.send')}
        </Button>
        {outcome !== null && <RecoveryResult outcome={outcome} />}
        <ButtonLink
          variant="quiet"
          href={ROUTES.login}
          onClick={(event) => {
            event.preventDefault();
            onReturn();
          }}
        >
          {t('recovery.return')}
        </ButtonLink>
      </form>
    </>
  );
}
