import { PASSWORD_MIN_LENGTH } from '../../constants/limits.ts';

/** Whether a new password is strong enough: 6 characters, an upper-case letter and a digit. */
export function isStrongPassword(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(password) && /\p{Nd}/u.test(password);
}
