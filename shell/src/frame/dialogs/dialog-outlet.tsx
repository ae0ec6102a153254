import { useEffect } from 'react';
import { DIALOG_SCREENS } from '@airdex/shared-contracts/remote-contract';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { savesData, useRemotes, whenIdle } from '../../remotes/index.ts';
import { HostedDialog, prepareFallback } from './hosted-dialog.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/** Shows the dialogs that remotes open, over the page. */
export function DialogOutlet() {
  const { dialogs } = useServices();
  const { loader } = useRemotes();
  useCloseOnNavigation(dialogs);
  useEffect(() => whenIdle(prepareFallback), []);
  useEffect(() => {
    const subscription = dialogs.likely.subscribe((name) => {
      const { remote, exposed } = DIALOG_SCREENS[name];
      // A failure is ignored here: opening the dialog loads it again.
      if (!savesData()) void loader.load(remote, exposed);
    });
    return () => subscription.unsubscribe();
  }, [dialogs, loader]);
  return useCurrent(dialogs.opened).map((dialog) => <HostedDialog key={dialog.id} dialog={dialog} />);
}
