import { codeQuery } from '../loaded-code/code-query.ts';

/** The card of the insights is a separate chunk: most of it is for playing a video. */
export const insightsCardQuery = codeQuery(
  'insights-card',
  async () => (await import('../insights-card/insights-card.tsx')).InsightsCard,
);
