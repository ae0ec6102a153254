import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { countriesIn } from './countries.ts';
import styles from './free-trial.module.css';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly selectRef: Ref<HTMLSelectElement>;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
}

/** The browser's own list, which its autofill chooses from and which fits a phone. */
export function CountryField({ value, error, selectRef, onChange, onBlur }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const countries = useMemo(() => countriesIn(language), [language]);
  return (
    <div className={styles.country} data-invalid={error === undefined ? undefined : true}>
      <label htmlFor={id}>
        {t('freeTrial.fields.country')} <span className={styles.required}>{t('freeTrial.required')}</span>
      </label>
      <select
        ref={selectRef}
        id={id}
        name="country"
        autoComplete="country"
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onBlur}
      >
        <option value="">{t('freeTrial.chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
