import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import {
  codeOnDemand,
  OnDemandState,
  useCodeOnDemand,
  type CodeOnDemand,
} from '@airdex/shared-ui/code-on-demand';
import { Dialog, DialogContent, type DialogWidth } from '@airdex/shared-ui/dialog';
import type { PlaylistDialogProps } from '../playlist-sharing/playlist-dialog-props.ts';

/** The actions on a playlist in a dialog whose content loads when it opens. */
export type PlaylistAction = 'share' | 'edit' | 'unlinkUsers' | 'unlink';

interface Frame {
  readonly title:
    | 'sharing.shareTitle'
    | 'sharing.unlinkTitle'
    | 'playlists.editTitle'
    | 'playlists.unlinkTitle';
  readonly width: DialogWidth;
  /** Only asks a question. In the other dialogs, a click outside would lose the user's input. */
  readonly isQuestion?: true;
  readonly content: CodeOnDemand<ComponentType<PlaylistDialogProps>>;
}

const DIALOGS: Readonly<Record<PlaylistAction, Frame>> = {
  share: {
    title: 'sharing.shareTitle',
    width: 700,
    content: codeOnDemand(async () => (await import('../playlist-sharing/share-step.tsx')).ShareStep),
  },
  edit: {
    title: 'playlists.editTitle',
    width: 500,
    content: codeOnDemand(async () => (await import('./edit-form.tsx')).EditForm),
  },
  unlinkUsers: {
    title: 'sharing.unlinkTitle',
    width: 500,
    content: codeOnDemand(
      async () => (await import('../playlist-sharing/unlink-users-step.tsx')).UnlinkUsersStep,
    ),
  },
  unlink: {
    title: 'playlists.unlinkTitle',
    width: 350,
    isQuestion: true,
    content: codeOnDemand(async () => (await import('./unlink-question.tsx')).UnlinkQuestion),
  },
};

/** The open dialog of the page. It opens at once; its content loads when it is first needed. Give it the action as its key. */
export function OpenDialog({ action, ...props }: PlaylistDialogProps & { readonly action: PlaylistAction }) {
  const { t } = useTranslation();
  const { title, width, isQuestion = false, content } = DIALOGS[action];
  const { code: Content, isFailed, load } = useCodeOnDemand(content);
  useEffect(() => {
    load();
  }, [load]);
  const texts = { loading: t('dialog.loading'), failed: t('dialog.failed'), retry: t('failed.retry') };
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={t(title)}
      width={width}
      closeLabel={t('close')}
      isAlert={isQuestion}
      isDismissable={isQuestion}
      isComposed
    >
      {Content === null ? (
        <DialogContent actions={<Button onPress={props.onClose}>{t('cancel')}</Button>}>
          <OnDemandState texts={texts} isFailed={isFailed} onRetry={load} />
        </DialogContent>
      ) : (
        <Content {...props} />
      )}
    </Dialog>
  );
}
