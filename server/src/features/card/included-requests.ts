import { INFORMATION_REQUEST_TYPES, type InformationRequestType } from '@airdex/shared-contracts/constants';

const { additionalPerformances, competitionAnalysis, channelContextAnalysis, contentEvaluation } =
  INFORMATION_REQUEST_TYPES;

/** Requests that explain audience results, so a subscription with these results includes them. */
const OF_AUDIENCE_RESULTS = [additionalPerformances, competitionAnalysis, channelContextAnalysis] as const;

interface Rights {
  /** The subscription includes the audience results of the programme. */
  readonly includesAudienceResults: boolean;
  readonly hasEvaluationAccess: boolean;
}

/** The kinds of requests about a programme that a subscription includes. All others carry a fee. */
export function includedRequests(rights: Rights): readonly InformationRequestType[] {
  return [
    ...(rights.includesAudienceResults ? OF_AUDIENCE_RESULTS : []),
    ...(rights.hasEvaluationAccess ? [contentEvaluation] : []),
  ];
}
