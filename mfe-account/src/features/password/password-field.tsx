import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '@airdex/shared-ui/text-field';
import type { PasswordProblem } from './password-problems.ts';

/** Maximum number of characters of a password that the server accepts. */
const PASSWORD_MAX = 1000;

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rule for the field, shown until the field breaks it. */
  readonly hint?: string | undefined;
  readonly isShown: boolean;
  readonly hasFocus?: boolean;
  readonly onEdit?: () => void;
}

/**
 * A password of a form, with its problem. Password managers recognise it by its autocomplete value. The form turns off
 * capitalisation.
 */
export function PasswordField<Values extends FieldValues>({
  control,
  name,
  label,
  autoComplete,
  hint,
  isShown,
  hasFocus = false,
  onEdit,
}: Props<Values>) {
  const { t } = useTranslation();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          label={label}
          name={field.name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={hasFocus}
          autoCorrect="off"
          spellCheck="false"
          isRequired
          maxLength={PASSWORD_MAX}
          value={field.value}
          onChange={(value) => {
            field.onChange(value);
            onEdit?.();
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
          description={error?.type === 'weak' ? undefined : hint}
          error={error && t(`password.problems.${error.type as PasswordProblem}`)}
        />
      )}
    />
  );
}
