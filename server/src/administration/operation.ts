import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { DatabaseSchema } from '../database/schema.ts';
import type { MediaFolders } from '../features/media/media-folders.ts';
import type { Installation } from '../mail/installation.ts';
import type { MailQueue } from '../mail/queue/mail-queue.ts';
import type { AttachedFile, SourceFile } from './files/source-file.ts';

/** A line of the record: what it was, null if it is new, and what it has become, null if it is gone. */
export interface AdminChange {
  /** What changed, such as `company Lantern Bay`. */
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** What a change needs. */
export interface ChangeContext {
  /** Everything that is read and written, so that it happens as a whole or not at all. */
  readonly transaction: Transaction<DatabaseSchema>;
  /** Records a change; does nothing if nothing changed. */
  readonly record: (change: AdminChange) => void;
}

export interface OperationContext extends ChangeContext {
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
  readonly mails: MailQueue;
  readonly installation: Installation;
  /** Where the pictures and videos are that operators name. */
  readonly media: MediaFolders;
  /** What was recorded so far. */
  readonly changes: readonly AdminChange[];
}

export interface OperationResult {
  /** One sentence, or several lines. */
  readonly message: string;
  /** What was asked for: rows of a list, or an object. */
  readonly data?: unknown;
  /** Files for the folder that the operator asked for, in the order in which they are written. */
  readonly files?: readonly AttachedFile[] | undefined;
  /** Undoes everything: the operation only shows what would happen. */
  readonly isTrial?: boolean;
}

/** One thing that an operator can do, on the command line and over HTTP. */
export interface Operation {
  /** The first word of the command; null: the action is the whole command. */
  readonly group: string | null;
  readonly action: string;
  /** One sentence for the help. */
  readonly summary: string;
  /**
   * Its fields are the options of the command and the properties of the body. The field `files` is filled from the
   * paths that are the arguments of the command.
   */
  readonly schema: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  readonly readsOnly: boolean;
  /** The paths that one of its `files` names, which the command line then sends, too. */
  readonly pathsIn?: ((file: SourceFile) => readonly string[]) | undefined;
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

/** An operation whose input has been checked against its schema when it runs. */
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

/** What a message says that an operation has done to a thing that existed. */
export const changeOf = ({ changes }: Pick<OperationContext, 'changes'>): string =>
  changes.length === 0 ? 'already is like this' : 'was changed';
