import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';

/** Runs the import of one file so that it happens wholly or not at all. */
export interface FileTransactions {
  run<T>(work: (transaction: Kysely<DatabaseSchema>) => Promise<T>): Promise<T>;
  /** After the last file. */
  close(): Promise<void>;
}

export function committedTransactions(database: Kysely<DatabaseSchema>): FileTransactions {
  return {
    run: (work) => database.transaction().execute(work),
    close: () => Promise.resolve(),
  };
}

/** For a trial: every file sees what those before it did, and in the end nothing has happened. */
export async function undoneTransactions(database: Kysely<DatabaseSchema>): Promise<FileTransactions> {
  const whole = await database.startTransaction().execute();
  return {
    async run(work) {
      const savepoint = await whole.savepoint('file').execute();
      try {
        const result = await work(savepoint);
        await savepoint.releaseSavepoint('file').execute();
        return result;
      } catch (error) {
        await savepoint.rollbackToSavepoint('file').execute();
        throw error;
      }
    },
    async close() {
      await whole.rollback().execute();
    },
  };
}
