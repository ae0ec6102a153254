import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendWrite, useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import { Notice } from '@airdex/shared-ui/notice';
import { NotChangedNotice } from '../password/not-changed-notice.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { resetProblems, type PasswordReset } from '../password/password-problems.ts';
import { problemsResolver } from '../form-rules/problems-resolver.ts';
import { StrengthMeter } from '../password/strength-meter.tsx';
import { BackToLogin } from '../visitor-page/back-to-login.tsx';
import { useUnsavedWork } from '../visitor-page/use-unsaved-work.ts';
import styles from '../password/password.module.css';

interface Props {
  readonly hash: string;
  /** The user who is signed in in this browser, who may not be the user of the link. */
  readonly signedInAs: string | undefined;
  /** False if the link can no longer be used. */
  readonly onDone: (isChanged: boolean) => void;
}

/** Password and Repeat Password, checked during typing. A failure keeps both. */
export function ResetForm({ hash, signedInAs, onDone }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const [isShown, setShown] = useState(false);
  const { control, handleSubmit, getValues, trigger, formState } = useForm<PasswordReset>({
    defaultValues: { password: '', repeat: '' },
    resolver: problemsResolver(resetProblems),
    mode: 'onChange',
  });
  const { isDirty } = formState;
  useUnsavedWork(isDirty);
  const password = useWatch({ control, name: 'password' });
  const { mutate, isPending, error, reset } = useExclusiveMutation({
    mutationFn: (newPassword: string) =>
      sendWrite(() => api.useRecoverPassword({ body: { hash, newPassword } })),
    onSuccess: onDone,
  });
  const clear = () => {
    if (!isPending) reset();
  };
  const save = handleSubmit((values) => {
    mutate(values.password);
  });
  return (
    <form className={styles.form} noValidate autoCapitalize="none" onSubmit={(event) => void save(event)}>
      {signedInAs !== undefined && (
        <Notice tone="info">{t('password.signedInAs', { name: signedInAs })}</Notice>
      )}
      <NotChangedNotice error={error} />
      <PasswordField
        control={control}
        name="password"
        label={t('password.password')}
        autoComplete="new-password"
        hint={t('password.problems.weak')}
        isShown={isShown}
        hasFocus
        onEdit={() => {
          clear();
          if (getValues('repeat') !== '') void trigger('repeat');
        }}
      />
      <StrengthMeter password={password} />
      <PasswordField
        control={control}
        name="repeat"
        label={t('password.repeat')}
        autoComplete="new-password"
        isShown={isShown}
        onEdit={clear}
      />
      <Checkbox label={t('password.show')} isSelected={isShown} onChange={setShown} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isLoading={isPending}
        loadingLabel={t('password.saving')}
      >
        {t('password.save')}
      </Button>
      <BackToLogin />
    </form>
  );
}
