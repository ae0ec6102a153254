import { useTranslation } from 'react-i18next';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { MultiSelect, type TreeOption } from '@airdex/shared-ui/multi-select';
import { useListTexts } from './use-list-texts.ts';
import styles from './option-field.module.css';

interface Props {
  readonly label: string;
  /** Undefined until they have first loaded; if an update fails, the previous ones. */
  readonly options: readonly TreeOption[] | undefined;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Shown instead of "select an option" if there are no options. */
  readonly emptyText?: string;
}

const NO_OPTIONS: readonly TreeOption[] = [];

/** A list of options from the server. A failure appears next to the existing options and removes nothing. */
export function OptionField({
  label,
  options,
  value,
  onChange,
  isFailed,
  isLoading,
  onRetry,
  emptyText,
}: Props) {
  const { t } = useTranslation();
  const texts = useListTexts(options === undefined);
  const isEmpty = emptyText !== undefined && options?.length === 0;
  return (
    <div
      className={styles.field}
      // Otherwise the list itself has this name.
      {...(isFailed && { role: 'group', 'aria-label': label })}
      aria-busy={(options === undefined && !isFailed) || undefined}
      {...FOCUS_HOME}
    >
      {(options !== undefined || !isFailed) && (
        <MultiSelect
          label={label}
          options={options ?? NO_OPTIONS}
          value={value}
          onChange={onChange}
          texts={isEmpty ? { ...texts, none: emptyText } : texts}
          isDisabled={options === undefined || isEmpty}
        />
      )}
      {isFailed && (
        <ErrorState
          title={t(options === undefined ? 'panel.optionsFailed' : 'panel.optionsOutdated', { label })}
          retryLabel={t('failed.retry')}
          isRetrying={isLoading}
          onRetry={onRetry}
          isCompact
        />
      )}
    </div>
  );
}
