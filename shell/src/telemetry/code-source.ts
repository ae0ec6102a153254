import {
  COMPOSITION_ELEMENT_ID,
  readDocument,
  releaseHashSchema,
} from '@airdex/shared-contracts/composition';
import { SHELL_SOURCE } from '@airdex/shared-contracts/telemetry';
import { NO_RELEASE } from '../remotes/index.ts';

/** The code that a report is about. */
export interface CodeSource {
  readonly remote: string;
  readonly release: string;
}

/** The shell of this page, from its composition. */
export function shellSource(): CodeSource {
  const text = document.getElementById(COMPOSITION_ELEMENT_ID)?.textContent ?? '';
  let release: unknown;
  try {
    const { shell } = JSON.parse(text) as { shell?: { release?: unknown } };
    release = shell?.release;
  } catch {
    release = undefined;
  }
  const reading = readDocument(releaseHashSchema, release);
  return { remote: SHELL_SOURCE, release: reading.ok ? reading.value : NO_RELEASE };
}

/** Addresses of remotes' releases, on any origin. */
const REMOTE_FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/**
 * The remote whose code is topmost in the stack of an error, else `otherwise`.
 * @param file address of the script that threw, if the browser reports it
 */
export function sourceOfError(error: unknown, otherwise: CodeSource, file = ''): CodeSource {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, remote, release] = REMOTE_FILE.exec(stack) ?? REMOTE_FILE.exec(file) ?? [];
  return remote === undefined || release === undefined ? otherwise : { remote, release };
}
