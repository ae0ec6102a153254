import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { FOCUS_HOME, useFocusHome } from '@airdex/shared-ui/error-state';
import styles from './playlist-sharing.module.css';

/** Height of a user's line and of a list of users, in pixels. */
export const LINE_PX = 41;
export const LIST_PX = 287;

interface Props {
  readonly label: string;
  /** Number of users in the list, which match the typed term, and number of all users on this side. */
  readonly count: number;
  readonly total: number;
  /** The list, unless it is empty. */
  readonly children: ReactNode;
}

/** The list. If it disappears while it has the focus, the element around it gets the focus. */
function Users({ children }: { readonly children: ReactNode }) {
  return <div ref={useFocusHome<HTMLDivElement>()}>{children}</div>;
}

/** A list of users with its name and length: "3", or "3 / 20" if a term hides some. */
export function UserSide({ label, count, total, children }: Props) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const lengths = count === total ? [count] : [count, total];
  return (
    <section className={styles.side} {...FOCUS_HOME}>
      <h3 className={styles.heading}>
        {label}{' '}
        <span className={styles.count}>
          {lengths.map((length) => length.toLocaleString(tag)).join(' / ')}
        </span>
      </h3>
      {count === 0 ? <p className={styles.none}>{t('sharing.none')}</p> : <Users>{children}</Users>}
    </section>
  );
}
