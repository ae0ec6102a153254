import { useTranslation } from 'react-i18next';
import type { InformationRequestType } from '@airdex/shared-contracts/constants';
import styles from './information-request.module.css';

interface Props {
  readonly request: InformationRequestType | undefined;
  /** The kinds that the subscription includes; undefined if that is unknown. */
  readonly included: readonly number[] | undefined;
}

/** Whether the chosen request is included in the subscription or carries a fee. */
export function RequestTerms({ request, included }: Props) {
  const { t } = useTranslation();
  const terms =
    request === undefined || included === undefined
      ? 'depends'
      : included.includes(request)
        ? 'included'
        : 'fee';
  return (
    <p role="status" className={styles.terms} data-terms={terms}>
      {t(`informationRequest.terms.${terms}`)}
    </p>
  );
}
