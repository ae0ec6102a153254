import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from './password-strength.ts';
import styles from './password.module.css';

/** How hard a new password is to guess. Empty while there is none. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={strength ?? undefined}>
      {strength !== null && (
        <span className={styles.bars} aria-hidden="true">
          {STRENGTHS.map((step, place) => (
            <span
              key={step}
              className={styles.bar}
              data-filled={place <= STRENGTHS.indexOf(strength) || undefined}
            />
          ))}
        </span>
      )}
      <span role="status">{strength !== null && t(`password.strength.${strength}`)}</span>
    </div>
  );
}
