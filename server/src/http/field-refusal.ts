import { Refusal } from './refusal.ts';

/**
 * The refusal (400) of a field of the body that its schema allows, but what is stored or asked together with it doesn't.
 * @param field dotted path, as in `ApiErrorBody`
 */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal('validation', `'${field}' in the body is not valid: ${message}`, {
    issues: [{ field, message }],
  });
}
