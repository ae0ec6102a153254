/** What a preview shows of a programme besides its title and picture. Null if unknown. */
export interface PreviewedProgramme {
  readonly formatTitle: string | null;
  readonly originalTitle: string | null;
  readonly genre: string | null;
  readonly subGenre: string | null;
  readonly country: string | null;
  readonly channel: string;
  readonly platform: string | null;
  /** The formatted launch date. */
  readonly date: string | null;
  /** The launch is in the future. */
  readonly isUpcoming: boolean;
  readonly formatType: string | null;
  /** Companies, separated by ' / '. */
  readonly distributors: string | null;
}

/** Format and original title, each only if it adds information. */
export function otherTitles(
  title: string,
  { formatTitle, originalTitle }: Pick<PreviewedProgramme, 'formatTitle' | 'originalTitle'>,
): { readonly format: string | null; readonly original: string | null } {
  const format = formatTitle === title ? null : formatTitle;
  return { format, original: originalTitle === title || originalTitle === format ? null : originalTitle };
}

/** The companies of a list such as 'A / B', each once. */
export function companies(list: string | null): readonly string[] {
  const names = (list ?? '').split(' / ').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}
