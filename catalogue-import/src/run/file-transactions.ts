import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';

/** Runs the import of one file as a single transaction. */
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

/**
 * For a trial run: every file sees the changes of those before it, and everything is rolled back at the end.
 */
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
