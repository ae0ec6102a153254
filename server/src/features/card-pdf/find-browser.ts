import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** A browser to start: a program, or a channel that Playwright can find. */
export type BrowserChoice =
  | { readonly executablePath: string }
  | { readonly channel: 'chrome' | 'msedge' | 'chromium' };

/** Names in Linux distributions; on other systems the channels find installed browsers. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const CHANNELS = ['chrome', 'msedge', 'chromium'] as const;

/**
 * Browsers that may exist, the likeliest first; those of the channels may not be installed.
 * @param configured path from the configuration: then only this one is used
 */
export async function browserChoices(configured: string | null): Promise<BrowserChoice[]> {
  if (configured !== null) return (await isExecutable(configured)) ? [{ executablePath: configured }] : [];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const found: BrowserChoice[] = [];
  for (const command of COMMANDS)
    for (const folder of folders) {
      const executablePath = path.join(folder, command);
      if (await isExecutable(executablePath)) found.push({ executablePath });
    }
  return [...found, ...CHANNELS.map((channel) => ({ channel }))];
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
