import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { ChoiceList } from '../choice-list/choice-list.tsx';
import { userLabel, type CompanyUser } from './company-user.ts';
import styles from './playlist-sharing.module.css';

/** Height of a user's line and of the list, in pixels. */
const LINE_PX = 41;
const LIST_PX = 287;
const NONE: ReadonlySet<number> = new Set();

interface Props {
  readonly label: string;
  readonly users: readonly CompanyUser[];
  /** Shown as ticked. */
  readonly isSelected?: boolean;
  readonly mark: 'tick' | 'remove';
  /** The user moves out of the list. */
  readonly onMove: (user: CompanyUser) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Users by email or else user name, of which only those in view are rendered. A click moves one out of the list. */
export function UserList({ label, users, isSelected = false, mark, onMove, ref }: Props) {
  const { t } = useTranslation();
  const count = users.length.toLocaleString(languageTag(useLanguage()));
  return (
    <section className={styles.side}>
      <h3 className={styles.heading}>
        {label} <span className={styles.count}>{count}</span>
      </h3>
      {users.length === 0 ? (
        <p className={styles.none}>{t('sharing.none')}</p>
      ) : (
        <ChoiceList
          label={label}
          items={users}
          chosen={isSelected ? new Set(users.map(({ id }) => id)) : NONE}
          isMultiple
          isMoving
          mark={mark}
          onToggle={onMove}
          linePx={LINE_PX}
          hasFixedLines
          maxPx={LIST_PX}
          {...(ref === undefined ? {} : { ref })}
        >
          {(user) => (
            <span className={styles.user} title={userLabel(user)}>
              {userLabel(user)}
            </span>
          )}
        </ChoiceList>
      )}
    </section>
  );
}
