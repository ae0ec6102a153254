import { useRef, useState, type SyntheticEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '@airdex/shared-ui/button';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import { codeOnDemand, OnDemandState, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { Notice } from '@airdex/shared-ui/notice';
import { TextField } from '@airdex/shared-ui/text-field';
import { useOnDemandTexts } from '../../services/language/use-on-demand-texts.ts';
import { useLogin } from './use-login.ts';
import { useRefusalText } from './use-refusal-text.ts';
import styles from './login-form.module.css';

const WARNING = codeOnDemand(async () => (await import('./already-signed-in.tsx')).AlreadySignedIn);

/** Why the server refuses a sign-in, by status, after a switch of the language. */
const REASONS: Readonly<Record<number, 'login.refused' | 'login.tooMany'>> = {
  401: 'login.refused',
  429: 'login.tooMany',
};

/** Username, password and "Stay signed in". */
export function LoginForm() {
  const { t } = useTranslation();
  const { isSubmitting, outcome, submit, clear } = useLogin();
  const refusal = useRefusalText(outcome);
  const [credentials, setCredentials] = useState({ username: '', password: '', rememberMe: false });
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [hasTried, setTried] = useState(false);
  const texts = useOnDemandTexts();
  const [username, password] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const { code: AlreadySignedIn, isFailed, load } = useCodeOnDemand(WARNING);
  const isElsewhere = outcome?.kind === 'elsewhere';

  const edit = (change: Partial<typeof credentials>) => {
    setCredentials({ ...credentials, ...change });
    clear();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const empty =
      credentials.username.trim() === '' ? username : credentials.password === '' ? password : null;
    empty?.current?.focus();
    if (empty !== null || isSubmitting) return;
    // Until the server responds.
    load();
    submit(credentials);
  };
  const missing = (value: string, text: string) => (hasTried && value === '' ? text : undefined);

  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      noValidate
      aria-label={t('login.title')}
      autoCapitalize="none"
    >
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoFocus
        autoCorrect="off"
        spellCheck="false"
        maxLength={200}
        value={credentials.username}
        inputRef={username}
        onChange={(username) => edit({ username })}
        error={missing(credentials.username.trim(), t('login.usernameMissing'))}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCorrect="off"
        spellCheck="false"
        maxLength={1000}
        value={credentials.password}
        inputRef={password}
        onChange={(password) => edit({ password })}
        error={missing(credentials.password, t('login.passwordMissing'))}
        end={
          <IconButton
            size="small"
            // Not “Show password”: two controls would be found by the name of the field.
            label={t(isPasswordShown ? 'login.hideCharacters' : 'login.showCharacters')}
            icon={isPasswordShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onPress={() => setPasswordShown(!isPasswordShown)}
          />
        }
      />
      <Checkbox
        label={t('login.staySignedIn')}
        isSelected={credentials.rememberMe}
        onChange={(rememberMe) => setCredentials({ ...credentials, rememberMe })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={isSubmitting}
        loadingLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
      {/* Below, where it moves neither the fields nor the button. */}
      {outcome !== null && outcome.kind !== 'elsewhere' && (
        <Notice tone="danger">
          {outcome.kind === 'refused'
            ? (refusal ?? t(REASONS[outcome.status ?? 401] ?? 'failure.title'))
            : t(`login.${outcome.kind}`)}
        </Notice>
      )}
      {AlreadySignedIn !== null && (
        <AlreadySignedIn
          isOpen={isElsewhere}
          onConfirm={() => submit(credentials, { forceLogin: true })}
          onCancel={clear}
        />
      )}
      {AlreadySignedIn === null && isElsewhere && (
        <OnDemandState texts={texts} isFailed={isFailed} onRetry={load} />
      )}
    </form>
  );
}
