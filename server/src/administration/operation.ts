import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DatabaseSchema } from '../database/schema.ts';
import type { MediaFolders } from '../features/media/media-folders.ts';
import type { Installation } from '../mail/installation.ts';
import type { MailQueue } from '../mail/queue/mail-queue.ts';
import type { AttachedFile, SourceFile } from './files/source-file.ts';

/** An entry of the record: the state before, null if it is new, and the state after, null if it was removed. */
export interface AdminChange {
  /** What changed, such as `company Lantern Bay`. */
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** The dependencies of a change. */
export interface ChangeContext {
  /** The transaction of all reads and writes: an operation has its whole effect or none. */
  readonly transaction: Transaction<DatabaseSchema>;
  /** Records a change; does nothing if nothing changed. */
  readonly record: (change: AdminChange) => void;
}

export interface OperationContext extends ChangeContext {
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
  readonly mails: MailQueue;
  readonly installation: Installation;
  /** Folders of the pictures and videos that operators name. */
  readonly media: MediaFolders;
  /** The changes recorded so far. */
  readonly changes: readonly AdminChange[];
}

export interface OperationResult {
  /** One sentence, or several lines. */
  readonly message: string;
  /** The requested data: rows of a list, or an object. */
  readonly data?: unknown;
  /** Files for the requested folder, in the order in which they are written. */
  readonly files?: readonly AttachedFile[] | undefined;
  /** True: everything is rolled back, because the operation only shows what would happen. */
  readonly isTrial?: boolean;
}

/** A task of operators, on the command line and over HTTP. */
export interface Operation {
  /** The first word of the command; null: the action is the whole command. */
  readonly group: string | null;
  readonly action: string;
  /** One sentence, shown in the help. */
  readonly summary: string;
  /**
   * Its fields are the options of the command and the properties of the body. The field `files` is filled from the
   * paths that are the arguments of the command.
   */
  readonly schema: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  readonly readsOnly: boolean;
  /** The paths that one of its `files` names, which the command line then sends as well. */
  readonly pathsIn?: ((file: SourceFile) => readonly string[]) | undefined;
  /** May run again after its transaction was rolled back, so it has no effects outside of it. */
  run(context: OperationContext, input: unknown): Promise<OperationResult>;
}

/** `company add` */
export function operationName({ group, action }: Pick<Operation, 'group' | 'action'>): string {
  return group === null ? action : `${group} ${action}`;
}

interface Definition<Schema extends z.ZodObject> {
  readonly group: string | null;
  readonly action: string;
  readonly summary: string;
  readonly schema: Schema;
  readonly readsOnly?: boolean;
  readonly pathsIn?: Operation['pathsIn'];
  readonly run: (context: OperationContext, input: z.output<Schema>) => Promise<OperationResult>;
}

/** An operation that checks its input against its schema when it runs. */
export function defineOperation<Schema extends z.ZodObject>({
  run,
  readsOnly = false,
  ...definition
}: Definition<Schema>): Operation {
  return {
    ...definition,
    readsOnly,
    run: (context, input) => run(context, definition.schema.parse(input)),
  };
}

/** How a message describes the effect of an operation on an existing entry. */
export const changeOf = ({ changes }: Pick<OperationContext, 'changes'>): string =>
  changes.length === 0 ? 'already has these values' : 'was changed';
