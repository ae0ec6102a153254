import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Virtuoso } from 'react-virtuoso';
import { IconButton } from '@airdex/shared-ui/button';
import { userLabel, type CompanyUser } from './company-user.ts';
import styles from './playlist-sharing.module.css';
import { LINE_PX, LIST_PX, UserSide } from './user-side.tsx';

/** Users rendered before anything is measured, and pixels around the visible ones, so that Tab reaches the next one. */
const FIRST_LINES = 10;
const AROUND_PX = LINE_PX * 3;

interface Props {
  readonly label: string;
  readonly users: readonly CompanyUser[];
  /** Users including those that the typed term hides. */
  readonly total: number;
  readonly onRemove: (user: CompanyUser) => void;
  /** Focuses the first user. */
  readonly ref: Ref<{ focus: () => void }>;
}

/** Users by email or else user name, each with a button that removes it. Only the visible ones are rendered. */
export function RemovableUsers({ label, users, total, onRemove, ref }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLElement | null>(null);
  /** The user who gets the focus once another one is removed. */
  const next = useRef<number | null>(null);
  const focus = (line: string) => {
    scroller.current?.querySelector<HTMLElement>(`${line} button`)?.focus();
  };
  useImperativeHandle(ref, () => ({
    focus: () => {
      focus('[data-user]');
    },
  }));
  useEffect(() => {
    if (next.current !== null) focus(`[data-user="${String(next.current)}"]`);
    next.current = null;
  }, [users]);
  return (
    <UserSide label={label} count={users.length} total={total}>
      <Virtuoso
        scrollerRef={(element) => {
          scroller.current = element instanceof HTMLElement ? element : null;
        }}
        className={styles.list}
        role="list"
        aria-label={label}
        style={{ height: Math.min(users.length * LINE_PX, LIST_PX) }}
        data={users}
        fixedItemHeight={LINE_PX}
        initialItemCount={Math.min(users.length, FIRST_LINES)}
        increaseViewportBy={AROUND_PX}
        computeItemKey={(_, { id }) => id}
        itemContent={(index, user) => (
          <div
            role="listitem"
            className={styles.line}
            data-user={user.id}
            aria-posinset={index + 1}
            aria-setsize={users.length}
            style={{ height: LINE_PX }}
          >
            <span className={styles.user} title={userLabel(user)}>
              {userLabel(user)}
            </span>
            <IconButton
              label={t('sharing.remove', { name: userLabel(user) })}
              icon={<UserMinus aria-hidden="true" />}
              onPress={() => {
                next.current = (users[index + 1] ?? users[index - 1])?.id ?? null;
                onRemove(user);
              }}
            />
          </div>
        )}
      />
    </UserSide>
  );
}
