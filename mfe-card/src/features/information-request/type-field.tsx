import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { INFORMATION_REQUEST_TYPES, type InformationRequestType } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { useRequestNames } from './use-request-names.ts';
import styles from './information-request.module.css';

interface Props {
  readonly value: InformationRequestType | undefined;
  /** The kinds that the subscription includes; undefined if that is unknown. */
  readonly included: readonly number[] | undefined;
  readonly isMissing: boolean;
  /** The option that gets the field's focus: the chosen one, or the first. */
  readonly focusRef: Ref<HTMLInputElement>;
  readonly onChange: (type: InformationRequestType) => void;
}

/** The seven kinds of requests, of which one must be chosen, each with its terms. */
export function TypeField({ value, included, isMissing, focusRef, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const names = useRequestNames();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      className={styles.types}
    >
      <p id={`${id}-label`} className={styles.label}>
        {t('informationRequest.type')}{' '}
        <span className={styles.required}>{t('informationRequest.required')}</span>
      </p>
      <div className={styles.options} data-invalid={isMissing || undefined}>
        {Object.values(INFORMATION_REQUEST_TYPES).map((type, place) => (
          <label key={type} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={type === value}
              ref={(value === undefined ? place === 0 : type === value) ? focusRef : undefined}
              onChange={() => {
                onChange(type);
              }}
            />
            <span className={styles.optionName}>{names(type)}</span>
            {included !== undefined && (
              <Badge tone={included.includes(type) ? 'success' : 'neutral'}>
                {t(included.includes(type) ? 'informationRequest.included' : 'informationRequest.fee')}
              </Badge>
            )}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {t('informationRequest.typeMissing')}
        </p>
      )}
    </div>
  );
}
