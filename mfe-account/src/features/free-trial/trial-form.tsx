import { Controller, useForm, type FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, sendWrite, useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import type { FreeTrial } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { TextField } from '@airdex/shared-ui/text-field';
import { problemsResolver } from '../form-rules/problems-resolver.ts';
import { useRefusalText } from '../form-rules/use-refusal-text.ts';
import { BackToLogin } from '../visitor-page/back-to-login.tsx';
import { useUnsavedWork } from '../visitor-page/use-unsaved-work.ts';
import { englishNameOf } from './countries.ts';
import { CountryField } from './country-field.tsx';
import { entersNoPhoneText, phoneText } from './phone-text.ts';
import { MESSAGE_MAX, TEXT_FIELDS } from './text-fields.ts';
import { trialProblems, type TrialProblem } from './trial-problems.ts';
import styles from './free-trial.module.css';

const EMPTY: FreeTrial = {
  firstName: '',
  lastName: '',
  country: '',
  phoneNumber: '',
  jobTitle: '',
  companyName: '',
  email: '',
  message: '',
};

/** The eight fields, all required. A failed attempt keeps them; the next one sends them. */
export function TrialForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { control, handleSubmit, formState } = useForm<FreeTrial>({
    defaultValues: EMPTY,
    resolver: problemsResolver(trialProblems),
  });
  const { isDirty } = formState;
  useUnsavedWork(isDirty);
  const { mutate, isPending, error } = useExclusiveMutation({
    mutationFn: (form: FreeTrial) =>
      sendWrite(() => api.freeTrial({ body: { ...form, country: englishNameOf(form.country) } })),
    onSuccess: onSent,
  });
  const reason = refusalOf(error)?.message;
  const shownReason = useRefusalText(reason);
  const send = handleSubmit((form) => {
    mutate(form);
  });
  const textOf = (error: FieldError | undefined) =>
    error && t(`freeTrial.problems.${error.type as TrialProblem}`);

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('freeTrial.title')}
      onSubmit={(event) => void send(event)}
    >
      {TEXT_FIELDS.map(({ name, autoComplete, type, longest }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <TextField
              label={t(`freeTrial.fields.${name}`)}
              requiredMark={t('freeTrial.required')}
              isRequired
              name={name}
              type={type}
              autoComplete={autoComplete}
              maxLength={longest}
              value={field.value}
              onBeforeInput={(event) => {
                if (type === 'tel' && entersNoPhoneText(event.nativeEvent)) event.preventDefault();
              }}
              onChange={(value) => {
                field.onChange(type === 'tel' ? phoneText(value) : value);
              }}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={textOf(fieldState.error)}
            />
          )}
        />
      ))}
      <div className={styles.whole}>
        <Controller
          control={control}
          name="country"
          render={({ field, fieldState }) => (
            <CountryField
              value={field.value}
              inputRef={field.ref}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={textOf(fieldState.error)}
            />
          )}
        />
      </div>
      <div className={styles.whole}>
        <Controller
          control={control}
          name="message"
          render={({ field, fieldState }) => (
            <TextField
              label={t('freeTrial.fields.message')}
              requiredMark={t('freeTrial.required')}
              isRequired
              name="message"
              rows={5}
              maxLength={MESSAGE_MAX}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              textAreaRef={field.ref}
              error={textOf(fieldState.error)}
            />
          )}
        />
      </div>
      {error !== null && (
        <div className={styles.whole}>
          {isOutcomeUnknown(error) ? (
            <Notice tone="danger" title={t('freeTrial.noResponse')}>
              {t('freeTrial.noResponseHint')}
            </Notice>
          ) : (
            <Notice tone="danger" title={t('freeTrial.notSent')}>
              {reason === undefined ? t('freeTrial.again') : shownReason}
            </Notice>
          )}
        </div>
      )}
      <div className={styles.ways}>
        <Button type="submit" variant="primary" isLoading={isPending} loadingLabel={t('freeTrial.sending')}>
          {t('freeTrial.send')}
        </Button>
        <BackToLogin />
      </div>
    </form>
  );
}
