import type { ApiErrorBody } from '@airdex/shared-contracts/api';

/** Statuses of the kinds of errors. */
const STATUS = {
  validation: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'limit-exceeded': 409,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorBody['error'], number>;

export interface ErrorIssue {
  /** Dotted path. */
  readonly field: string;
  readonly message: string;
  /** Where it is, in input that consists of files. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

interface HttpErrorDetails {
  /** A more specific status than that of the kind. */
  readonly status?: number;
  readonly issues?: readonly ErrorIssue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further properties of the body, if a call specifies some. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere below a route: the call returns an error. The caller sees the message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ApiErrorBody['error'];
  readonly details: HttpErrorDetails;

  constructor(code: ApiErrorBody['error'], message: string, details: HttpErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? STATUS[this.code];
  }

  /** The body of the response. */
  body(requestId: string): ApiErrorBody {
    const { issues, extra } = this.details;
    const field = issues?.[0]?.field;
    return {
      ...extra,
      error: this.code,
      message: this.message,
      ...(field === undefined ? {} : { field }),
      ...(issues === undefined ? {} : { issues: [...issues] }),
      requestId,
    };
  }
}
