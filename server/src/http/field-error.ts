import { HttpError } from './http-error.ts';

/**
 * The refusal (400) of a field of the body that its schema allows, but what is stored or asked together with it doesn't.
 * @param field dotted path, as in `ApiErrorBody`
 */
export function fieldError(field: string, message: string): HttpError {
  return new HttpError('validation', `'${field}' in the body is not valid: ${message}`, {
    issues: [{ field, message }],
  });
}
