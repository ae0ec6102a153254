import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { z } from 'zod';
import { HttpError } from '../../http/http-error.ts';
import { outputFolderSchema } from '../files/output-folder.ts';
import { sourceWithFilesSchema, type SourceWithFiles } from '../files/source-file.ts';
import { defineOperation, type OperationContext, type OperationResult } from '../operation.ts';
import { inviteUser } from '../users/invitation.ts';
import type { StoredUser } from '../users/stored-user.ts';
import { applyState } from './apply-state.ts';
import { describeChanges } from './describe-changes.ts';
import { readExportedFiles } from './exported-files.ts';
import { parseState } from './parse-state.ts';
import { readState } from './read-state.ts';
import { pathsInState } from './referred-files.ts';
import { shortenState } from './shorten-state.ts';
import type { State } from './state-schema.ts';

/** File name of the state in an exported folder. */
const STATE_FILE = 'state.yaml';

const input = {
  files: z
    .array(sourceWithFilesSchema)
    .min(1)
    .max(1000)
    .describe('YAML files, and folders with such files, which together are one state'),
  prune: z
    .boolean()
    .default(false)
    .describe('also remove what the files do not name, from the lists that they contain'),
};

/** Applies files. Returns a hash of the state before and of all changes. */
async function carryOut(
  context: OperationContext,
  files: readonly SourceWithFiles[],
  { prune, mayInvite }: { readonly prune: boolean; readonly mayInvite: boolean },
): Promise<string> {
  const declared = parseState(files);
  const found = await readState(context.transaction);
  const invite = mayInvite ? (user: StoredUser) => inviteUser(context, user) : null;
  await applyState(context, declared, { prune, invite, emptyAccesses: false });
  return createHash('sha256')
    .update(JSON.stringify([found, context.changes]))
    .digest('hex')
    .slice(0, 16);
}

/** The changes with their number, followed by `ending`. */
function report({ changes }: OperationContext, hash: string, ending: string): OperationResult {
  const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const message =
    changes.length === 0 ? 'Nothing to change.' : `${describeChanges(changes)}\n\n${counted}${ending}`;
  return { message, data: { hash, changes } };
}

const asYaml = (state: State): string => stringify(shortenState(state), { lineWidth: 0 });

/** `plan`, `apply` and `export`: manage the installation by files. */
export const STATE_OPERATIONS = [
  defineOperation({
    group: null,
    action: 'plan',
    summary: 'Prints what apply would change, and changes nothing.',
    schema: z.strictObject(input),
    pathsIn: pathsInState,
    async run(context, { files, prune }) {
      const hash = await carryOut(context, files, { prune, mayInvite: false });
      return {
        isTrial: true,
        ...report(context, hash, `. To make exactly these changes, run apply with --expect ${hash}.`),
      };
    },
  }),
  defineOperation({
    group: null,
    action: 'apply',
    summary: 'Changes companies, reports, questions and the selection to match the files, all or nothing.',
    schema: z.strictObject({
      ...input,
      expect: z
        .string()
        .trim()
        .optional()
        .describe('hash that plan printed; refuse if anything changed since'),
      link: z
        .boolean()
        .default(true)
        .describe('do not mail new users a link to set a password; user send-link does so later'),
    }),
    pathsIn: pathsInState,
    async run(context, { files, prune, expect, link }) {
      const hash = await carryOut(context, files, { prune, mayInvite: link });
      if (expect !== undefined && expect !== hash)
        throw new HttpError('conflict', `Something has changed since the plan ${expect}. Run plan again.`);
      return report(context, hash, ' made.');
    },
  }),
  defineOperation({
    group: null,
    action: 'export',
    summary: 'Prints companies and the selection as a file for apply, or writes everything to a folder.',
    readsOnly: true,
    schema: z.strictObject({
      folder: outputFolderSchema
        .default(false)
        .describe('folder to write the file to, with reports, questions and their PDFs'),
    }),
    async run({ transaction }, { folder }) {
      const { companies, selection, ...content } = await readState(transaction);
      if (!folder) return { message: '', data: asYaml({ companies, selection }) };
      const text = asYaml({ companies, ...content, selection });
      const files = [
        ...(await readExportedFiles(transaction)),
        { path: STATE_FILE, base64: Buffer.from(text).toString('base64') },
      ];
      return { message: `Exported ${STATE_FILE} and ${files.length - 1} other files.`, files };
    },
  }),
];
