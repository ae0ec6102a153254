import type { ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import styles from './text-field.module.css';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'ref'
> {
  label: string;
  /** Hides the label visually and keeps it for screen readers; the field then needs a clear placeholder. */
  isLabelHidden?: boolean;
  placeholder?: string | undefined;
  /** Help below the field. */
  description?: ReactNode;
  /** If given, the field is invalid, with this reason. */
  error?: ReactNode;
  /** Shown after the label of a required field, such as "(required)". */
  requiredMark?: string | undefined;
  /** More than 1 makes it a text area with this many lines. */
  rows?: number;
  /** Inside the field, at its end: a button or an icon. */
  end?: ReactNode;
  /** The input itself, for focus and for form libraries. */
  inputRef?: Ref<HTMLInputElement>;
  textAreaRef?: Ref<HTMLTextAreaElement>;
}

/**
 * A text field with its label, help and error. Accepts react-aria's props: `value`, `onChange(value)`,
 * `type`, …
 */
export function TextField({
  label,
  isLabelHidden = false,
  placeholder,
  description,
  error,
  requiredMark,
  rows = 1,
  end,
  inputRef,
  textAreaRef,
  ...rest
}: TextFieldProps) {
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={Boolean(error)}
      className={styles.field ?? ''}
    >
      <Label className={clsx(styles.label, isLabelHidden && styles.hiddenLabel)}>
        {label}
        {requiredMark && <span className={styles.required}> {requiredMark}</span>}
      </Label>
      <div className={styles.box}>
        {rows > 1 ? (
          <TextArea
            {...hint}
            {...(textAreaRef ? { ref: textAreaRef } : {})}
            rows={rows}
            className={clsx(styles.input, styles.area)}
          />
        ) : (
          <Input {...hint} {...(inputRef ? { ref: inputRef } : {})} className={styles.input ?? ''} />
        )}
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {description && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>
        <CircleAlert aria-hidden="true" />
        {error}
      </FieldError>
    </AriaTextField>
  );
}
