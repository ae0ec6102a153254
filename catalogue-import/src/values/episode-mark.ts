export interface EpisodeTitle {
  /** The title of the whole programme. */
  readonly title: string;
  readonly season: number | null;
  /** Number of episodes, if the mark gives it ("31/38"). */
  readonly episodes: number | null;
  readonly marked: boolean;
}

/**
 * Marks of a single episode at the end of a title. Numbers that may be years stay; a bare number may be part
 * of the name and stays; "9/11" counts episodes only directly after Chinese characters.
 */
const MARKS: readonly RegExp[] = [
  /\s*[（(](?:\d{1,3}|(?!19|20)\d{4})(?:\s*[、,，/-]\s*\d{1,4})*[）)](?:[（(][首完终終][）)])?$/u,
  /\s*[（(]\d{1,3}、?$/u,
  /\s*第\s*\d{1,4}\s*[集期话話回]$/u,
  /(?<=\p{Script=Han})\d{1,3}\/(?<episodes>\d{1,3})$/u,
  /(?:\s+[-–]\s+|[,:]?\s+)S(?<season>\d{1,2})[\s,]*Ep?\.?\s*\d{1,4}$/iu,
  /(?:\s+[-–]\s+|[,:]?\s+)Season\s+(?<season>\d{1,2})[\s,-]*Ep(?:isode|s)?\.?\s*\d{1,4}$/iu,
];

/** Removes the mark of a single episode from a guide's title: "温州一家人（24）", "Blue Bloods S13, Ep 20". */
export function episodeTitle(title: string): EpisodeTitle {
  for (const mark of MARKS) {
    const found = mark.exec(title);
    const bare = found && title.slice(0, found.index).trim();
    if (!found || !bare) continue;
    const count = (name: string): number | null => (found.groups?.[name] ? Number(found.groups[name]) : null);
    return { title: bare, season: count('season'), episodes: count('episodes'), marked: true };
  }
  return { title, season: null, episodes: null, marked: false };
}
