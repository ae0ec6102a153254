import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import { useWrite } from '../dialog-flow/use-write.ts';
import { CompanyUsers, type SharingStepProps } from './company-users.tsx';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';
import { RemovableUsers } from './removable-users.tsx';
import { reportGone } from '../dialog-flow/report-gone.ts';
import { useUserChoice } from './use-user-choice.ts';
import { UserSearch } from './user-search.tsx';
import styles from './playlist-sharing.module.css';

function Removal({ playlist, users, onClose, onDone, onChanged }: SharingStepProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const list = useRef<{ focus: () => void }>(null);
  const { term, setTerm, chosen: removed, split, totals, move } = useUserChoice(users, true);
  const left = split.available;
  const { id, name } = playlist;
  const write = useWrite({
    call: (body: number[], signal) =>
      reportGone(() => api.unlinkMultipleSharedPlaylist({ params: { id }, body, signal }), onChanged),
    onDone: (_, body) => {
      onDone({ text: (t) => t('sharing.unlinked', { count: body.length, name }), undo: null });
    },
    onUnknown: onChanged,
  });
  return (
    <ConfirmContent
      write={write}
      isDisabled={removed.size === 0}
      onConfirm={() => {
        write.run([...removed]);
      }}
      onCancel={onClose}
    >
      <p className={styles.lead}>{t('sharing.unlinkLead', { name })}</p>
      <UserSearch term={term} onChange={setTerm} list={list} shown={String(left.length)} />
      <RemovableUsers
        label={t('sharing.linked')}
        users={left}
        total={totals.available}
        onRemove={move}
        ref={list}
      />
      <span className={styles.status} role="status">
        {removed.size > 0 && t('sharing.removed', { count: removed.size })}
      </span>
    </ConfirmContent>
  );
}

/** Ends sharing with users: each that is removed leaves the list; Confirm saves, and Cancel restores all of them. */
export function UnlinkUsersStep(props: PlaylistDialogProps) {
  return <CompanyUsers {...props}>{Removal}</CompanyUsers>;
}
