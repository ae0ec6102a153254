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
import { splitUsers, toggleMatching, toggleUser } from './user-selection.ts';
import styles from './playlist-sharing.module.css';

function Selection({ playlist, users, onClose, onDone, onChanged }: SharingStepProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const [term, setTerm] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLElement>(null);
  const deferred = useDeferredValue(term);
  const offered = useMemo(() => users.filter(({ isLinked }) => !isLinked).map(companyUser), [users]);
  const split = useMemo(() => splitUsers(offered, selected, deferred), [offered, selected, deferred]);
  const { id, name } = playlist;
  const write = useWrite({
    call: (body: number[], signal) =>
      reportGone(() => api.linkMultipleSharedPlaylist({ params: { id }, body, signal }), onChanged),
    onDone: (_, body) => {
      onDone({
        text: t('sharing.shared', { count: body.length, name }),
        undo: async () => {
          await api.unlinkMultipleSharedPlaylist({ params: { id }, body });
          onChanged();
        },
      });
    },
    onUnknown: onChanged,
  });
  const linkedCount = users.length - offered.length;
  const move = ({ id: idUser }: { readonly id: number }) => {
    setSelected(toggleUser(selected, idUser));
  };
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={selected.size === 0}
            isLoading={write.isPending}
            loadingLabel={t('write.saving')}
            onPress={() => {
              write.run([...selected]);
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <p className={styles.lead}>
          {t('sharing.shareLead', { name })}
          {linkedCount > 0 && ` ${t('sharing.already', { count: linkedCount })}`}
        </p>
        <UserSearch
          term={term}
          onChange={setTerm}
          list={list}
          shown={`${String(split.available.length)} ${String(split.selected.length)}`}
        />
        <div className={styles.bar}>
          <span className={styles.status} role="status">
            {t('chosen', { count: selected.size })}
          </span>
          <Button
            size="small"
            isDisabled={split.available.length + split.selected.length === 0}
            onPress={() => {
              setSelected(toggleMatching(selected, split));
            }}
          >
            {split.available.length === 0 && split.selected.length > 0
              ? t('sharing.deselectAll')
              : t('sharing.selectAll')}
          </Button>
        </div>
        <div className={styles.sides}>
          <UserList
            label={t('sharing.available')}
            users={split.available}
            mark="tick"
            onMove={move}
            ref={list}
          />
          <UserList
            label={t('sharing.selected')}
            users={split.selected}
            mark="tick"
            isSelected
            onMove={move}
          />
        </div>
        <WriteFailure error={write.error} />
      </div>
    </DialogContent>
  );
}

/** Shares a playlist with colleagues: they move from the available to the selected ones, then Confirm. */
export function ShareStep(props: PlaylistDialogProps) {
  return <CompanyUsers {...props}>{Selection}</CompanyUsers>;
}
