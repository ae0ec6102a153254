import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { DescriptionEditor } from '../description-editor/description-editor.tsx';
import { NameForm, type NameAndDescription } from '../dialog-flow/name-form.tsx';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { PlaylistDialogProps } from '../playlist-sharing/playlist-dialog-props.ts';
import { reportGone } from '../dialog-flow/report-gone.ts';

/** Edits name and description of an own playlist. */
export function EditForm({ playlist, onClose, onDone, onChanged }: PlaylistDialogProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const { id, name, description } = playlist;
  // The server adds to the links of a description, which may then be longer than one that it accepts.
  const changed = (body: NameAndDescription) =>
    body.description === description ? { name: body.name } : body;
  const write = useWrite({
    call: (body: NameAndDescription, signal) =>
      reportGone(() => api.savePlaylist({ body: { id, ...changed(body) }, signal }), onChanged),
    onDone: (saved) => {
      onDone({ text: (t) => t('playlists.edited', { name: saved.name }), undo: null });
    },
    onUnknown: onChanged,
  });
  return (
    <NameForm
      subject={`playlist ${String(id)}`}
      initial={{ name, description }}
      descriptionField={({ description: first, onChange, error }) => (
        <DescriptionEditor label={t('description')} initial={first} onChange={onChange} error={error} />
      )}
      write={write}
      onCancel={onClose}
    />
  );
}
