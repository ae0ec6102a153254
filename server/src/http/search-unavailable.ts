/** No thread of the search index can answer at the moment. It is being replaced, so the caller may retry. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
