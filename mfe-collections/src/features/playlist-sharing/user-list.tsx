import type { Ref } from 'react';
import { ChoiceList } from '../choice-list/choice-list.tsx';
import { userLabel, type CompanyUser } from './company-user.ts';
import styles from './playlist-sharing.module.css';
import { LINE_PX, LIST_PX, UserSide } from './user-side.tsx';

const NONE: ReadonlySet<number> = new Set();

interface Props {
  readonly label: string;
  readonly users: readonly CompanyUser[];
  /** Users including those that the typed term hides. */
  readonly total: number;
  /** Shown as ticked. */
  readonly isSelected?: boolean;
  /** The user moves out of the list. */
  readonly onMove: (user: CompanyUser) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Users by email, or else by username. Renders only those in view. A click moves a user out of the list. */
export function UserList({ label, users, total, isSelected = false, onMove, ref }: Props) {
  return (
    <UserSide label={label} count={users.length} total={total}>
      <ChoiceList
        label={label}
        items={users}
        chosen={isSelected ? new Set(users.map(({ id }) => id)) : NONE}
        isMultiple
        isMoving
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
    </UserSide>
  );
}
