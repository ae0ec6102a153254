import { isEmail } from '@airdex/shared-contracts/api';
import { z } from 'zod';
import { NAME } from '../companies/find-company.ts';

/** The rights of users, with their columns. */
export const RIGHTS = {
  'programme-selection': 'has_nota_selection',
  evaluation: 'has_evaluation_access',
  'daily-update': 'has_daily_update_access',
  reports: 'has_reports',
  'edit-cards': 'can_edit_cards',
  'manage-releases': 'can_manage_releases',
} as const;

export type Right = keyof typeof RIGHTS;
const RIGHT_NAMES = Object.keys(RIGHTS) as [Right, ...Right[]];

export const EMAIL = z
  .string()
  .trim()
  .refine(isEmail, 'should be an email address')
  .describe('mail address, to which the link to set a password goes');
export const LANGUAGE = z.enum(['en', 'zh']).describe('language of mails and of the first page: en or zh');
export const RIGHTS_LIST = z
  .array(z.enum(RIGHT_NAMES, `should be some of ${RIGHT_NAMES.join(', ')}`))
  .describe(`rights: ${RIGHT_NAMES.join(', ')}; reports need programme-selection`);

/** A user without the company. It never contains a password. */
export const userSchema = z.strictObject({
  username: NAME.describe('name to sign in with'),
  email: EMAIL,
  language: LANGUAGE.default('en'),
  rights: RIGHTS_LIST.default([]),
  disabled: z.boolean().default(false).describe('whether the user may not sign in'),
});

export type UserDefinition = z.output<typeof userSchema>;
