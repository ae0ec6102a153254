import { foldedName } from '../values/folded-name.ts';
import { ownSubgenreOf } from './own-genres.ts';

interface GenreRule {
  /** All of these terms must be present. */
  readonly terms: readonly string[];
  /** None of these families of terms may be present. */
  readonly unless?: readonly ('comedy' | 'factual' | 'kids' | 'contest' | 'talk')[];
  readonly subgenre: string;
}

const FAMILIES = {
  comedy: ['comedy', 'tv comedies', 'sitcom', 'parody', 'sketch comedy', 'stand up comedy talk shows'],
  factual: [
    'documentary',
    'documentaries',
    'docuseries',
    'reality',
    'reality tv',
    'news',
    'unscripted',
    'factual',
  ],
  kids: [
    'kids',
    'kids tv',
    'children',
    'childrens',
    'family',
    'animation',
    'anime',
    'anime series',
    'cartoons',
  ],
  contest: ['reality', 'reality tv', 'game show competition', 'game shows', 'unscripted', 'competition'],
  talk: ['talk show', 'talk show and variety', 'stand up comedy talk shows'],
} as const;

const fiction = ['comedy', 'factual', 'kids'] as const;

/**
 * Terms of sources and the subgenre they certainly mean. Terms that only name a genre ("Drama", "Reality",
 * "Kids") are absent on purpose: the subgenre is unknown and must not be guessed.
 */
export const GENRE_RULES: readonly GenreRule[] = [
  { terms: ['sitcom'], unless: ['kids'], subgenre: 'humour/sitcom' },
  { terms: ['situation comedy'], subgenre: 'humour/sitcom' },
  { terms: ['sketch comedy'], subgenre: 'humour/sketch' },
  { terms: ['stand up'], subgenre: 'humour/stand-up' },
  { terms: ['stand up comedy'], subgenre: 'humour/stand-up' },
  { terms: ['police cop'], unless: fiction, subgenre: 'crime-mystery/police' },
  { terms: ['spy espionage'], unless: fiction, subgenre: 'action-adventure/espionage' },
  { terms: ['military and war'], unless: fiction, subgenre: 'action-adventure/military' },
  { terms: ['western'], unless: fiction, subgenre: 'action-adventure/western' },
  { terms: ['mystery'], unless: fiction, subgenre: 'crime-mystery/mystery' },
  { terms: ['tv mysteries'], unless: fiction, subgenre: 'crime-mystery/mystery' },
  { terms: ['medical'], unless: fiction, subgenre: 'drama/medical' },
  { terms: ['medical drama'], unless: fiction, subgenre: 'drama/medical' },
  { terms: ['دراما طبية'], subgenre: 'drama/medical' },
  { terms: ['historical', 'drama'], unless: fiction, subgenre: 'drama/historical' },
  { terms: ['coming of age', 'drama'], unless: fiction, subgenre: 'drama/coming-of-age' },
  { terms: ['romance', 'drama'], unless: fiction, subgenre: 'drama/romance' },
  { terms: ['romantic tv shows', 'tv dramas'], unless: fiction, subgenre: 'drama/romance' },
  { terms: ['horror'], unless: fiction, subgenre: 'sci-fi-fantasy/horror' },
  { terms: ['tv horror'], unless: fiction, subgenre: 'sci-fi-fantasy/horror' },
  { terms: ['science fiction'], unless: fiction, subgenre: 'sci-fi-fantasy/science-fiction' },
  { terms: ['fantasy'], unless: fiction, subgenre: 'sci-fi-fantasy/fantasy' },
  { terms: ['telenovela'], subgenre: 'soap/telenovela' },
  { terms: ['newsmagazine'], subgenre: 'news/news-magazine' },
  { terms: ['news magazine'], subgenre: 'news/news-magazine' },
  { terms: ['magazine actualite'], subgenre: 'news/news-magazine' },
  { terms: ['talent'], subgenre: 'entertainment/talent' },
  { terms: ['variety'], unless: ['talk', 'comedy'], subgenre: 'entertainment/variety' },
  { terms: ['cooking food'], unless: ['contest', 'kids'], subgenre: 'lifestyle/cooking' },
  { terms: ['late night', 'talk show'], subgenre: 'talk/late-night-talk' },
  { terms: ['faith and spirituality'], unless: ['kids'], subgenre: 'culture/religion' },
  { terms: ['fitness'], subgenre: 'sport/fitness' },
  { terms: ['animals nature', 'docuseries'], unless: ['kids'], subgenre: 'documentary/nature' },
  { terms: ['animals nature', 'documentary'], unless: ['kids'], subgenre: 'documentary/nature' },
  { terms: ['science technology', 'documentaries'], unless: ['kids'], subgenre: 'documentary/science' },
  { terms: ['history', 'documentaries'], unless: ['kids'], subgenre: 'documentary/history' },
  { terms: ['historical', 'docuseries'], unless: ['kids'], subgenre: 'documentary/history' },
  { terms: ['docuseries'], unless: ['kids'], subgenre: 'documentary/docu-series' },
];

/**
 * The key of the subgenre that a source's terms certainly mean; null if they name none or several. The catalogue's
 * own names come first. A narrower documentary subgenre outranks "Docu-Series".
 */
export function subgenreOf(terms: readonly string[]): string | null {
  const own = ownSubgenreOf(terms);
  if (own !== null) return own;
  const folded = new Set(terms.map(foldedName));
  const holds = (family: keyof typeof FAMILIES): boolean => FAMILIES[family].some((term) => folded.has(term));
  const found = new Set(
    GENRE_RULES.filter(
      ({ terms: needed, unless }) =>
        needed.every((term) => folded.has(term)) && !unless?.some((it) => holds(it)),
    ).map(({ subgenre }) => subgenre),
  );
  if (found.size > 1) found.delete('documentary/docu-series');
  const [only, ...others] = found;
  return others.length === 0 ? (only ?? null) : null;
}
