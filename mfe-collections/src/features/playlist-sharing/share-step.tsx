import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { ConfirmContent } from '../dialog-flow/confirm-content.tsx';
import { useWrite } from '../dialog-flow/use-write.ts';
import { CompanyUsers, type SharingStepProps } from './company-users.tsx';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';
import { reportGone } from '../dialog-flow/report-gone.ts';
import { useUserChoice } from './use-user-choice.ts';
import { UserList } from './user-list.tsx';
import { UserSearch } from './user-search.tsx';
import { toggleMatching } from './user-selection.ts';
import styles from './playlist-sharing.module.css';

function Selection({ playlist, users, onClose, onDone, onChanged }: SharingStepProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const list = useRef<HTMLElement>(null);
  const { term, setTerm, chosen, setChosen, split, totals, move } = useUserChoice(users, false);
  const { available, selected } = split;
  const { id, name } = playlist;
  const write = useWrite({
    call: (body: number[], signal) =>
      reportGone(() => api.linkMultipleSharedPlaylist({ params: { id }, body, signal }), onChanged),
    onDone: (_, body) => {
      onDone({
        text: (t) => t('sharing.shared', { count: body.length, name }),
        undo: () => api.unlinkMultipleSharedPlaylist({ params: { id }, body }).finally(onChanged),
      });
    },
    onUnknown: onChanged,
  });
  const linkedCount = users.filter(({ isLinked }) => isLinked).length;
  return (
    <ConfirmContent
      write={write}
      isDisabled={chosen.size === 0}
      onConfirm={() => {
        write.run([...chosen]);
      }}
      onCancel={onClose}
    >
      <p className={styles.lead}>
        {linkedCount === 0
          ? t('sharing.shareLead', { name })
          : t('sharing.already', { name, count: linkedCount })}
      </p>
      <UserSearch
        term={term}
        onChange={setTerm}
        list={list}
        shown={`${String(available.length)} ${String(selected.length)}`}
      />
      <div className={styles.bar}>
        <span className={styles.status} role="status">
          {t('chosen', { count: chosen.size })}
        </span>
        <Button
          size="small"
          isDisabled={available.length + selected.length === 0}
          onPress={() => {
            setChosen(toggleMatching(chosen, split));
          }}
        >
          {available.length === 0 && selected.length > 0 ? t('sharing.deselectAll') : t('sharing.selectAll')}
        </Button>
      </div>
      <div className={styles.sides}>
        <UserList
          label={t('sharing.available')}
          users={available}
          total={totals.available}
          onMove={move}
          ref={list}
        />
        <UserList
          label={t('sharing.selected')}
          users={selected}
          total={totals.selected}
          isSelected
          onMove={move}
        />
      </div>
    </ConfirmContent>
  );
}

/** Shares a playlist with colleagues: they move from the available to the selected ones, then Confirm. */
export function ShareStep(props: PlaylistDialogProps) {
  return <CompanyUsers {...props}>{Selection}</CompanyUsers>;
}
