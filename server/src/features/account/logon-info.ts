import type { LogonInfo } from '@airdex/shared-contracts/api';
import { CHINESE_LANGUAGE_ID } from '@airdex/shared-contracts/constants';

interface TokenUser {
  readonly idUser: number;
  readonly username: string;
  readonly company: string;
  /** As stored: 'ch' for Chinese. */
  readonly language: string;
  readonly hasNotaSelection: boolean;
  readonly hasEvaluationAccess: boolean;
  readonly hasDailyUpdateAccess: boolean;
  readonly canManageReleases: boolean;
}

/** The user data in a token. */
export function logonInfoOf(user: TokenUser): LogonInfo {
  return {
    IdUser: user.idUser,
    Username: user.username,
    CompanyName: user.company,
    IdLanguage: user.language === 'ch' ? CHINESE_LANGUAGE_ID : null,
    PagesAuthorization: { HasNotaSelection: user.hasNotaSelection },
    HasEvaluationAccess: user.hasEvaluationAccess,
    HasDailyUpdateAccess: user.hasDailyUpdateAccess,
    CanManageReleases: user.canManageReleases,
  };
}
