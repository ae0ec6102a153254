import {
  operationName,
  OPERATIONS,
  runOperation,
  type OperationResult,
} from '../src/administration/index.ts';
import type { Database } from '../src/database/database.ts';
import { createMailQueue } from '../src/mail/queue/mail-queue.ts';
import { mediaFolders } from '../src/start/media-folders.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { TEST_TODAY } from './test-catalogue.ts';
import { TEST_INSTALLATION } from './test-server.ts';

interface OperatorOptions {
  readonly operator?: string;
  /** The installation's folder of pictures and videos; unset: only the sample's videos exist. */
  readonly dataDir?: string;
}

/** Runs an operation such as `company add`, as the command line does, without starting a process. */
export async function runAsOperator(
  { kysely }: Pick<Database, 'kysely'>,
  name: string,
  input: object,
  { operator = 'ada', dataDir = '/nonexistent' }: OperatorOptions = {},
): Promise<OperationResult> {
  const operation = OPERATIONS.find((each) => operationName(each) === name);
  if (operation === undefined) throw new Error(`There is no operation '${name}'`);
  // Never used: a running server sends the mails.
  const mailer = createMailer({ smtpUrl: null, outboxFolder: '/nonexistent', from: 'a@example.com' });
  const mails = createMailQueue({ kysely, mailer, installation: TEST_INSTALLATION, log: null });
  const services = {
    kysely,
    mails,
    installation: TEST_INSTALLATION,
    media: mediaFolders(dataDir),
    today: () => TEST_TODAY,
    logDays: 30,
  };
  return runOperation(services, { operation, input, operator });
}
