import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { useWrite } from '../dialog-flow/use-write.ts';
import { WriteFailure } from '../dialog-flow/write-failure.tsx';
import { companyUser } from './company-user.ts';
import { CompanyUsers, type SharingStepProps } from './company-users.tsx';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';
import { reportGone } from './report-gone.ts';
import { UserList } from './user-list.tsx';
import { UserSearch } from './user-search.tsx';
import { splitUsers, toggleUser } from './user-selection.ts';
import styles from './playlist-sharing.module.css';

function Removal({ playlist, users, onClose, onDone, onChanged }: SharingStepProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const [term, setTerm] = useState('');
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLElement>(null);
  const deferred = useDeferredValue(term);
  const linked = useMemo(() => users.filter(({ isLinked }) => isLinked).map(companyUser), [users]);
  const left = useMemo(() => splitUsers(linked, removed, deferred).available, [linked, removed, deferred]);
  const { id, name } = playlist;
  const write = useWrite({
    call: (body: number[], signal) =>
      reportGone(() => api.unlinkMultipleSharedPlaylist({ params: { id }, body, signal }), onChanged),
    onDone: (_, body) => {
      onDone({ text: t('sharing.unlinked', { count: body.length, name }), undo: null });
    },
    onUnknown: onChanged,
  });
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={removed.size === 0}
            isLoading={write.isPending}
            loadingLabel={t('write.saving')}
            onPress={() => {
              write.run([...removed]);
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <p className={styles.lead}>{t('sharing.unlinkLead', { name })}</p>
        <UserSearch term={term} onChange={setTerm} list={list} shown={String(left.length)} />
        <UserList
          label={t('sharing.linked')}
          users={left}
          mark="remove"
          onMove={(user) => {
            setRemoved(toggleUser(removed, user.id));
          }}
          ref={list}
        />
        <span className={styles.status} role="status">
          {removed.size > 0 && t('sharing.removed', { count: removed.size })}
        </span>
        <WriteFailure error={write.error} />
      </div>
    </DialogContent>
  );
}

/** Ends sharing with users: each that is removed leaves the list; Confirm saves, and Cancel restores all of them. */
export function UnlinkUsersStep(props: PlaylistDialogProps) {
  return <CompanyUsers {...props}>{Removal}</CompanyUsers>;
}
