import { freeTrialSchema, type FreeTrial } from '@airdex/shared-contracts/api';

/** What is wrong with a field of the request; each has a text of this name. */
export type TrialProblem = 'missing' | 'email' | 'phone';

function problemOf(field: keyof FreeTrial, value: string): TrialProblem {
  if (value.trim() === '') return 'missing';
  if (field === 'email') return 'email';
  return field === 'phoneNumber' ? 'phone' : 'missing';
}

/** The fields that the server would refuse, by its own rule. */
export function trialProblems(form: FreeTrial): Partial<Record<keyof FreeTrial, TrialProblem>> {
  const { error } = freeTrialSchema.safeParse(form);
  const fields = error?.issues.map(({ path }) => path[0] as keyof FreeTrial) ?? [];
  return Object.fromEntries(fields.map((field) => [field, problemOf(field, form[field])] as const));
}
