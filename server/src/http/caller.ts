/**
 * The caller of a call: a user with a live session. Read for each call, so that changed rights apply
 * immediately.
 */
export interface Caller {
  readonly idUser: number;
  readonly username: string;
  readonly idCompany: number;
  readonly idSession: number;
  readonly hasNotaSelection: boolean;
  readonly hasEvaluationAccess: boolean;
  readonly hasDailyUpdateAccess: boolean;
  readonly hasReports: boolean;
  readonly canEditCards: boolean;
  readonly canManageReleases: boolean;
}
