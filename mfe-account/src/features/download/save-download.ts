import { pageHost } from '@airdex/mfe-kit/screen';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { saveFile, type FileToSave } from '@airdex/shared-ui/save-file';

/** Saves a file that loads, unless its user has signed out meanwhile. */
export async function saveDownload(host: HostServices, load: () => Promise<FileToSave>): Promise<void> {
  const { session } = pageHost(host);
  const user = session.get()?.IdUser;
  const file = await load();
  if (session.get()?.IdUser === user) saveFile(file);
}
