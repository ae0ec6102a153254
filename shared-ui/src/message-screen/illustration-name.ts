/** Subjects of the pictures on otherwise empty screens. */
export type IllustrationName =
  | 'invalid-search'
  | 'no-results'
  | 'out-of-scope'
  | 'not-found'
  | 'failed'
  | 'signed-out';
