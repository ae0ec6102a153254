import { HttpError } from '../../http/http-error.ts';

/** 401: there is no live session. */
export function sessionRequired(headers = { 'WWW-Authenticate': 'Bearer' }): HttpError {
  return new HttpError('unauthorised', 'Sign in first', { headers });
}
