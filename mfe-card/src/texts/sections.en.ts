/** English texts of the card's sections. */
export const sectionsEn = {
  index: 'Sections of the card',
  loading: 'Loading this part…',
  failed: 'This part could not be loaded.',
  pages: '{{name}}, page by page',
  facts: 'Key facts',
  audience: 'Audience results',
  concept: 'Concept',
  evaluation: 'Evaluation',
  'hot-factors': 'Hot factors',
  environment: 'Environment',
  flow: 'International flow',
  also: 'Also launched',
  related: 'Similar programmes',
};
