import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { countriesIn } from './countries.ts';
import { COUNTRY_MAX } from './text-fields.ts';
import styles from './free-trial.module.css';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: (name: string) => void;
  readonly onBlur: () => void;
}

/** A text field that suggests countries, and also accepts other names, because countries have several. */
export function CountryField({ value, error, inputRef, onChange, onBlur }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <div className={styles.country} data-invalid={error === undefined ? undefined : true}>
      <label htmlFor={id}>
        {t('freeTrial.fields.country')} <span className={styles.required}>{t('freeTrial.required')}</span>
      </label>
      <input
        ref={inputRef}
        id={id}
        name="country"
        list={`${id}-countries`}
        autoComplete="country-name"
        required
        maxLength={COUNTRY_MAX}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
      />
      <datalist id={`${id}-countries`}>
        {countries.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
