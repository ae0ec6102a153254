import { isGroup, type TreeOption } from './tree-option.ts';

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The options that match a search, ignoring case and accents: those whose name contains the term, and of a group whose
 * own name does not, the matching children.
 */
export function matchingOptions(options: readonly TreeOption[], query: string): readonly TreeOption[] {
  const term = plain(query.trim());
  if (term === '') return options;
  const matches = ({ name }: { readonly name: string }) => plain(name).includes(term);
  return options.flatMap((option): readonly TreeOption[] => {
    if (matches(option)) return [option];
    if (!isGroup(option)) return [];
    const children = option.children.filter(matches);
    return children.length === 0 ? [] : [{ ...option, children }];
  });
}
