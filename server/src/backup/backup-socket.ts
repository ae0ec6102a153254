import { chmod, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import path from 'node:path';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import type { Database, DatabaseLog } from '../database/database.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_PARTS, type BackupPart } from './backup-manifest.ts';
import { writeBackup } from './write-backup.ts';

/** Only the server's own account, and root, may connect to it. */
const socketOf = (dataDir: string): string => path.resolve(dataDir, 'backup.sock');

/**
 * Lets another process on this machine back up the embedded database, which only this process can read. If the socket
 * can't be opened, the server starts without it.
 */
export async function serveBackups(
  database: Database,
  dataDir: string,
  log: DatabaseLog,
): Promise<{ stop(): Promise<void> }> {
  const socket = socketOf(dataDir);
  const server = createServer((call, reply) => {
    const wanted = new URL(call.url ?? '/', 'http://localhost').searchParams.getAll('part');
    const parts = BACKUP_PARTS.filter((part) => wanted.includes(part));
    writeBackup(database, dataDir, parts)
      .then((backup) => pipeline(backup, reply))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the backup could not be written');
        // Breaks the connection, so that the caller sees that the backup is incomplete.
        reply.destroy();
      });
  });
  try {
    // Left behind by a killed process: the lock of the database shows that no server is running.
    await rm(socket, { force: true });
    server.listen(socket);
    await once(server, 'listening');
    await chmod(socket, 0o600);
  } catch (error) {
    log.warn({ err: error, socket }, 'backups are possible only while the server is stopped');
  }
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Codes of the operating system if no server listens: none is running, or the path is longer than a socket's may be.
 */
const WITHOUT_SOCKET = new Set(['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG']);

/** The backup of a running server; null if none listens for backups of this data folder. */
export async function requestBackup(
  dataDir: string,
  parts: readonly BackupPart[],
): Promise<IncomingMessage | null> {
  const query = new URLSearchParams(parts.map((part): [string, string] => ['part', part]));
  const call = request({ socketPath: socketOf(dataDir), path: `/?${query.toString()}` });
  call.end();
  try {
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    return reply;
  } catch (error) {
    const code = isNativeError(error) && 'code' in error ? String(error.code) : '';
    if (WITHOUT_SOCKET.has(code)) return null;
    if (code === 'EACCES')
      throw new BackupError(
        `Only the account of the server may use ${socketOf(dataDir)}. Run the command under that account.`,
      );
    throw new BackupError('The running server could not write the backup. Its log says why.');
  }
}
