import { z } from 'zod';
import { accessSchema } from '../accesses/access-definition.ts';
import { NAME } from '../companies/find-company.ts';
import { userSchema } from '../users/user-definition.ts';

const companySchema = z.strictObject({
  name: NAME.describe('name of the company, which identifies it'),
  accesses: z
    .array(accessSchema)
    .max(1000)
    .optional()
    .describe('what the company sees, and when; left out: its accesses stay as they are'),
  users: z
    .array(userSchema)
    .max(10_000)
    .optional()
    .describe('its users, who are identified by their name; left out: its users stay as they are'),
});

/** What operators declare in files. Passwords are never part of it. */
export const stateSchema = z.strictObject({
  companies: z
    .array(companySchema)
    .max(10_000)
    .optional()
    .describe('the companies that subscribe; left out: all stay as they are'),
});

export type State = z.output<typeof stateSchema>;
export type StateCompany = z.output<typeof companySchema>;

/** The JSON Schema of the files, for editors and other programs. */
export function stateJsonSchema(): object {
  return {
    title: 'Declared state of an Airdex installation',
    ...z.toJSONSchema(stateSchema, { io: 'input' }),
  };
}
