/** Who makes a call: a user with a live session. Read anew for each call, so that a change of rights counts at once. */
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
}
