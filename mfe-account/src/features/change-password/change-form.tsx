import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendWrite, useCurrent, useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { NotChangedNotice } from '../password/not-changed-notice.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { changeProblems, type PasswordChange } from '../password/password-problems.ts';
import { problemsResolver } from '../form-rules/problems-resolver.ts';
import { StrengthMeter } from '../password/strength-meter.tsx';
import { useUnsavedWork } from '../visitor-page/use-unsaved-work.ts';
import styles from '../password/password.module.css';

interface Props {
  readonly onCancel: () => void;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onChanged: () => void;
}

/** Old, new and repeated password. Flags missing and different values. A failure keeps all three. */
export function ChangeForm({ onCancel, onSaving, onChanged }: Props) {
  const { t } = useTranslation();
  const { api, session } = useHost();
  const user = useCurrent(session);
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { control, handleSubmit, formState } = useForm<PasswordChange>({
    defaultValues: { oldPassword: '', newPassword: '', repeat: '' },
    resolver: problemsResolver(changeProblems),
  });
  const { isDirty } = formState;
  useUnsavedWork(isDirty);
  const newPassword = useWatch({ control, name: 'newPassword' });
  const { mutate, isPending, error, reset } = useExclusiveMutation({
    mutationFn: ({ oldPassword, newPassword: next }: PasswordChange) =>
      sendWrite(() => api.changePassword({ body: { oldPassword, newPassword: next } })),
    onMutate: () => {
      onSaving(true);
    },
    onError: () => {
      onSaving(false);
    },
    onSuccess: onChanged,
  });
  const clear = () => {
    if (!isPending) reset();
  };
  const save = handleSubmit((values) => {
    mutate(values);
  });
  return (
    <DialogContent
      actions={
        <>
          <Button isDisabled={isPending} onPress={onCancel}>
            {t('password.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isLoading={isPending}
            loadingLabel={t('password.saving')}
          >
            {t('password.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        autoCapitalize="none"
        onSubmit={(event) => void save(event)}
      >
        <NotChangedNotice error={error} />
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly name="username" autoComplete="username" value={user?.Username ?? ''} />
        <PasswordField
          control={control}
          name="oldPassword"
          label={t('password.old')}
          autoComplete="current-password"
          isShown={isShown}
          hasFocus
          onEdit={clear}
        />
        <PasswordField
          control={control}
          name="newPassword"
          label={t('password.new')}
          autoComplete="new-password"
          isShown={isShown}
          onEdit={clear}
        />
        <StrengthMeter password={newPassword} />
        <PasswordField
          control={control}
          name="repeat"
          label={t('password.repeat')}
          autoComplete="new-password"
          isShown={isShown}
          onEdit={clear}
        />
        <Checkbox label={t('password.show')} isSelected={isShown} onChange={setShown} />
      </form>
    </DialogContent>
  );
}
