import { HttpError, type ErrorIssue } from '../../http/http-error.ts';

const ISSUES_MAX = 20;

/** An error in a file. */
export interface FileIssue extends ErrorIssue {
  readonly file: string;
  readonly line: number;
}

/** The error (400) for files that are not valid. */
export function invalidFiles(issues: readonly FileIssue[]): HttpError {
  const [first] = issues;
  const message =
    first === undefined ? 'A file is not valid' : `${first.file}:${first.line}: ${first.message}`;
  return new HttpError('validation', message, { issues: issues.slice(0, ISSUES_MAX) });
}
