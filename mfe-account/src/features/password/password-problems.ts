import { isStrongPassword } from '@airdex/shared-contracts/api';

/** What is wrong with a password field; each has a text of this name. */
export type PasswordProblem = 'missing' | 'weak' | 'mismatch';

type ProblemsOf<Values> = { readonly [Field in keyof Values]?: PasswordProblem };

/** Fields of a form that sets a new password by a link. */
export interface PasswordReset {
  readonly password: string;
  readonly repeat: string;
}

/** Fields of a form that changes the password of the user who is signed in. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeat: string;
}

const isBlank = (text: string) => text.trim() === '';

function repeatProblem(password: string, repeat: string): { readonly repeat?: PasswordProblem } {
  if (isBlank(repeat)) return { repeat: 'missing' };
  return repeat === password ? {} : { repeat: 'mismatch' };
}

/** A reset needs a strong password. */
export function resetProblems({ password, repeat }: PasswordReset): ProblemsOf<PasswordReset> {
  const isWeak = !isStrongPassword(password);
  return {
    ...(isBlank(password) ? { password: 'missing' } : isWeak ? { password: 'weak' } : {}),
    ...repeatProblem(password, repeat),
  };
}

/** A change only requires that no field is blank and that both new passwords are equal. */
export function changeProblems({
  oldPassword,
  newPassword,
  repeat,
}: PasswordChange): ProblemsOf<PasswordChange> {
  return {
    ...(isBlank(oldPassword) ? { oldPassword: 'missing' } : {}),
    ...(isBlank(newPassword) ? { newPassword: 'missing' } : {}),
    ...repeatProblem(newPassword, repeat),
  };
}
