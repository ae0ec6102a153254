import { HttpError } from './http-error.ts';

/**
 * The error (400) for a field of the body that its schema allows, but that conflicts with stored data or
 * other fields.
 * @param field dotted path, as in `ApiErrorBody`
 */
export function fieldError(field: string, message: string): HttpError {
  return new HttpError('validation', `'${field}' in the body is not valid: ${message}`, {
    issues: [{ field, message }],
  });
}
