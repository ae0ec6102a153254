/** Every event of the security log, with its level and its message. docs/operations.md describes them. */
export const SECURITY_EVENTS = {
  'sign-in': ['info', 'a user signed in'],
  'sign-in-forced': ['info', 'a user signed in and ended another session of the same user'],
  'sign-in-elsewhere': ['info', 'the password was right, but the user has a session elsewhere'],
  'sign-in-failed': ['warn', 'a username or a password was wrong'],
  'sign-in-limited': ['warn', 'a sign-in has to wait after too many failures'],
  'owner-informed': ['warn', 'the owner of an account gets a mail about many failed sign-ins'],
  'sign-out': ['info', 'a user signed out'],
  'password-changed': ['info', 'a user changed the password'],
  'password-change-failed': ['warn', 'a user gave a wrong old password'],
  'recovery-requested': ['info', 'a link to reset a password was requested'],
  'recovery-used': ['info', 'a password was reset by a link'],
  'recovery-refused': ['warn', 'a link to reset a password was not valid'],
  'token-refused': ['warn', 'a call came with a token that no live session has'],
  'right-refused': ['warn', 'a user was refused for lack of a right'],
  'call-limited': ['warn', 'a call was refused because there were too many'],
  'deploy-token-added': ['info', 'a deploy token was added to the registry'],
  'deploy-token-revoked': ['info', 'a deploy token was revoked'],
  'deploy-token-used': ['info', 'a call of the registry was made with a deploy token'],
  'deploy-token-refused': ['warn', 'a call of the registry came without a valid deploy token'],
  'deploy-scope-refused': ['warn', 'a deploy token was used for something outside its scope'],
  'admin-call': ['info', 'an operator made a call'],
  'admin-token-refused': ['warn', 'a call of administration came without the right token'],
} as const satisfies Readonly<Record<string, readonly ['info' | 'warn', string]>>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
