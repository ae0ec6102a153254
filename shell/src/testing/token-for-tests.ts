import { LOGON_INFO_CLAIM, type LogonInfo } from '@airdex/shared-contracts/api';

/** A user as tests need one. */
export const TEST_USER: LogonInfo = {
  IdUser: 7,
  Username: 'buyer',
  CompanyName: 'Northlight Media',
  IdLanguage: null,
  PagesAuthorization: { HasNotaSelection: true },
  HasEvaluationAccess: true,
  HasDailyUpdateAccess: true,
};

/** An unsigned token in the server's format. */
export function testToken(user: Partial<LogonInfo> = {}): string {
  const json = JSON.stringify({ [LOGON_INFO_CLAIM]: { ...TEST_USER, ...user } });
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(json)));
  return `header.${payload.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.signature`;
}
