import { useEffect, type RefObject } from 'react';
import { matchRanges } from './match-ranges.ts';

/** Name of the highlight in the style sheet. */
const NAME = 'airdex-faq';

/** Highlights a term in the text of an element. The text stays as it is; browsers without highlights show none. */
export function useHighlights(root: RefObject<HTMLElement | null>, term: string, content: unknown): void {
  useEffect(() => {
    if (root.current === null || typeof Highlight === 'undefined') return undefined;
    const ranges = matchRanges(root.current, term);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => void CSS.highlights.delete(NAME);
  }, [root, term, content]);
}
