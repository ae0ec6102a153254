import type { ApiErrorBody } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

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
  /** The field of the body that the message is about, as the only issue. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further properties of the body, if a call specifies some. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A message that pages show to their users. */
export type LocalisedMessage = Readonly<Record<Language, string>>;

/**
 * Thrown anywhere below a route: the call returns an error. The caller sees the message, in the language of the call if it
 * exists in both.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ApiErrorBody['error'];
  readonly details: HttpErrorDetails;
  readonly #message: string | LocalisedMessage;

  constructor(
    code: ApiErrorBody['error'],
    message: string | LocalisedMessage,
    details: HttpErrorDetails = {},
  ) {
    super(typeof message === 'string' ? message : message.en);
    this.code = code;
    this.details = details;
    this.#message = message;
  }

  get status(): number {
    return this.details.status ?? STATUS[this.code];
  }

  /** The body of the response. */
  body(requestId: string, language: Language): ApiErrorBody {
    const { extra } = this.details;
    const message = typeof this.#message === 'string' ? this.#message : this.#message[language];
    const { field = this.details.issues?.[0]?.field } = this.details;
    const { issues = field === undefined ? undefined : [{ field, message }] } = this.details;
    return {
      ...extra,
      error: this.code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(issues === undefined ? {} : { issues: [...issues] }),
      requestId,
    };
  }
}
