import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { z } from 'zod';
import { HttpError } from '../../http/http-error.ts';
import { sourceFileSchema, type SourceFile } from '../files/source-file.ts';
import { defineOperation, type OperationContext, type OperationResult } from '../operation.ts';
import { applyState, type ApplyOptions } from './apply-state.ts';
import { describeChanges } from './describe-changes.ts';
import { parseState } from './parse-state.ts';
import { readState, shorten } from './read-state.ts';

const input = {
  files: z
    .array(sourceFileSchema)
    .min(1)
    .max(1000)
    .describe('YAML files, and folders with such files, which together are one state'),
  prune: z.boolean().default(false).describe('also remove companies, accesses and users that are not named'),
};

/** Applies files, and returns the hash of the state that it found together with everything that it changed. */
async function carryOut(
  context: OperationContext,
  files: readonly SourceFile[],
  options: ApplyOptions,
): Promise<string> {
  const declared = parseState(files);
  const found = await readState(context.transaction);
  await applyState(context, declared, options);
  return createHash('sha256')
    .update(JSON.stringify([found, context.changes]))
    .digest('hex')
    .slice(0, 16);
}

/** The changes with their number, after which comes `ending`. */
function report({ changes }: OperationContext, hash: string, ending: string): OperationResult {
  const counted = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const message =
    changes.length === 0 ? 'Nothing to change.' : `${describeChanges(changes)}\n\n${counted}${ending}`;
  return { message, data: { hash, changes } };
}

/** `plan`, `apply` and `export`: companies, accesses and users from files. */
export const STATE_OPERATIONS = [
  defineOperation({
    group: null,
    action: 'plan',
    summary: 'Prints what apply would change, and changes nothing.',
    schema: z.strictObject(input),
    async run(context, { files, prune }) {
      const hash = await carryOut(context, files, { prune, invite: false });
      return { isTrial: true, ...report(context, hash, `. To make no others: apply with --expect ${hash}.`) };
    },
  }),
  defineOperation({
    group: null,
    action: 'apply',
    summary: 'Makes companies, accesses and users what files declare, all or nothing.',
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
        .describe('mail new users a link; --no-link: do so later with user send-link'),
    }),
    async run(context, { files, prune, expect, link }) {
      const hash = await carryOut(context, files, { prune, invite: link });
      if (expect !== undefined && expect !== hash)
        throw new HttpError('conflict', `Something has changed since the plan ${expect}. Run plan again.`);
      return report(context, hash, ' made.');
    },
  }),
  defineOperation({
    group: null,
    action: 'export',
    summary: 'Prints the companies, accesses and users as a file for apply.',
    readsOnly: true,
    schema: z.strictObject({}),
    async run({ transaction }) {
      return { message: '', data: stringify(shorten(await readState(transaction)), { lineWidth: 0 }) };
    },
  }),
];
