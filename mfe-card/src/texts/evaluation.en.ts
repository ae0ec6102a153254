/** English texts of a programme's evaluation. */
export const evaluationEn = {
  verdict: 'Verdict',
  read: 'Read the evaluation',
  /** One sentence, whose middle is a link. */
  offer: {
    before: 'An evaluation for this programme is available, ',
    contact: 'contact us',
    after: ' to know more.',
  },
};
