import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import {
  codeOnDemand,
  OnDemandState,
  useCodeOnDemand,
  type CodeOnDemand,
} from '@airdex/shared-ui/code-on-demand';
import type { PlaylistDialogProps } from '../playlist-sharing/playlist-dialog-props.ts';

/** What can be done with a playlist in a dialog that loads when it opens. */
export type PlaylistAction = 'share' | 'edit' | 'unlinkUsers' | 'unlink';

const DIALOGS: Readonly<Record<PlaylistAction, CodeOnDemand<ComponentType<PlaylistDialogProps>>>> = {
  share: codeOnDemand(async () => (await import('../playlist-sharing/share-dialog.tsx')).ShareDialog),
  edit: codeOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog),
  unlinkUsers: codeOnDemand(
    async () => (await import('../playlist-sharing/unlink-users-dialog.tsx')).UnlinkUsersDialog,
  ),
  unlink: codeOnDemand(async () => (await import('./unlink-dialog.tsx')).UnlinkDialog),
};

/** The open dialog of the page, whose code loads when it is first needed. Give it the action as its key. */
export function OpenDialog({ action, ...props }: PlaylistDialogProps & { readonly action: PlaylistAction }) {
  const { t } = useTranslation();
  const { code: Dialog, isFailed, load } = useCodeOnDemand(DIALOGS[action]);
  useEffect(() => {
    load();
  }, [load]);
  if (Dialog !== null) return <Dialog {...props} />;
  const texts = { loading: t('dialog.loading'), failed: t('dialog.failed'), retry: t('failed.retry') };
  return <OnDemandState texts={texts} isFailed={isFailed} onRetry={load} />;
}
