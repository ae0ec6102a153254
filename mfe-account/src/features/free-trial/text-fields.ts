import type { FreeTrial } from '@airdex/shared-contracts/api';

/** A field of one line: what browsers fill it in by, and how many characters it takes. */
interface TextFieldOfTrial {
  readonly name: Exclude<keyof FreeTrial, 'country' | 'message'>;
  readonly autoComplete: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly longest: number;
}

/** The fields of one line in their order; country and message follow. */
export const TEXT_FIELDS: readonly TextFieldOfTrial[] = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', longest: 200 },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', longest: 200 },
  { name: 'companyName', autoComplete: 'organization', type: 'text', longest: 200 },
  { name: 'jobTitle', autoComplete: 'organization-title', type: 'text', longest: 200 },
  { name: 'email', autoComplete: 'email', type: 'email', longest: 254 },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel', longest: 60 },
];

/** Maximum lengths of the country and of the message. */
export const COUNTRY_MAX = 200;
export const MESSAGE_MAX = 5000;
