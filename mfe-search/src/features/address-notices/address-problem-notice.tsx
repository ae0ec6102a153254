import { useTranslation } from 'react-i18next';
import type { AddressProblem } from '@airdex/shared-contracts/search-filter';
import { Notice } from '@airdex/shared-ui/notice';
import styles from './address-notices.module.css';

/** Explains why the page's address contains no valid search. */
export function AddressProblemNotice({ problem }: { readonly problem: AddressProblem }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title={t(`address.${problem}.title`)}>
        {t(`address.${problem}.text`)}
      </Notice>
    </div>
  );
}
