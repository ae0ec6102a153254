import type { ConceptClass } from '../language/concepts.ts';
import type { Frame } from '../language/concepts.ts';
import type { TextFamily } from '../texts/sentences.ts';

/** How a genre is made, named and sold. Probabilities are of a whole family of programmes. */
export interface GenreTraits {
  readonly genre: string;
  /** Its part of the catalogue. */
  readonly weight: number;
  readonly family: TextFamily;
  /** How likely it is that others make their own version, and how likely that others buy it ready. */
  readonly adapted: number;
  readonly acquired: number;
  /** How likely another season follows. */
  readonly renewed: number;
  /** What its titles speak of. */
  readonly concepts: readonly ConceptClass[];
  readonly frames: readonly Frame[];
  /** Weights of the kinds of titles. */
  readonly titles: Readonly<Partial<Record<TitleKind, number>>>;
}

export type TitleKind =
  | 'name'
  | 'quality'
  | 'pair'
  | 'frame'
  | 'place'
  | 'place-frame'
  | 'number-frame'
  | 'brand-frame'
  | 'forever'
  | 'where'
  | 'love'
  | 'versus'
  | 'saying';

/** `genre weight family adapted acquired renewed | concept classes | frames | title kinds`. */
const ROWS = `
action-adventure 5 fiction 0.04 0.42 0.38 | places objects sky animals people | operation mission file team project | name:3 quality:5 pair:2 frame:5 place:2 place-frame:2 number-frame:1 saying:5
crime-mystery 11 fiction 0.06 0.42 0.45 | places objects sky feelings animals people mind | file operation hotel clinic villa street | name:4 quality:5 pair:3 frame:4 place:5 place-frame:3 where:1 saying:5
culture 3 factual 0.02 0.1 0.25 | places objects stage mind everyday | studio academy cafe radio villa | name:2 quality:2 pair:5 frame:5 place-frame:2 number-frame:1 saying:6
documentary 12 factual 0.02 0.38 0.16 | places objects sky feelings animals people food everyday | project file planet mission lab | name:2 quality:4 pair:5 frame:4 place:1 place-frame:2 where:0.5 saying:7
drama 13 fiction 0.06 0.36 0.36 | places objects sky feelings people everyday | villa hotel street clinic academy cafe | name:4 quality:5 pair:6 frame:3 place:5 place-frame:4 forever:1 love:1 saying:6
entertainment 6 format 0.36 0.05 0.5 | stage sky objects animals people | show studio club arena academy super | name:3 quality:2 pair:2 frame:6 number-frame:2 versus:1 saying:8
game-quiz 6 format 0.36 0.05 0.5 | mind objects everyday animals stage | quiz super arena club lab team | name:3 quality:1 pair:1 frame:7 number-frame:1 where:1 versus:2 saying:8
humour 8 fiction 0.1 0.24 0.42 | animals people food everyday feelings | cafe club street hotel team radio show | name:2 quality:2 pair:5 frame:6 place:1 place-frame:2 number-frame:1 versus:1 saying:7
kids 9 kids 0.04 0.5 0.4 | animals sky places food everyday | planet team super academy mission club lab | name:1 quality:4 pair:7 frame:7 where:1 saying:5
lifestyle 6 factual 0.08 0.16 0.4 | food places everyday people | kitchen cafe villa club studio | name:2 quality:1 pair:6 frame:7 place-frame:1 saying:6
music 3 format 0.06 0.1 0.3 | stage sky feelings | studio club radio show arena | name:2 quality:3 pair:4 frame:6 number-frame:2 saying:5
news 4 live 0 0 0.2 | mind feelings objects | news morning file | brand-frame:7 name:1 frame:2 saying:3
reality 9 format 0.36 0.15 0.46 | places everyday food people feelings | hotel villa academy project street mission kitchen | name:3 quality:3 pair:3 frame:6 place-frame:2 love:0.5 saying:8
sci-fi-fantasy 4 fiction 0.03 0.46 0.34 | sky places objects animals feelings mind | planet project lab academy mission | name:3 quality:7 pair:4 frame:5 place:1 place-frame:1 number-frame:1 saying:5
soap 6 fiction 0.12 0.42 0.14 | feelings sky places everyday | street villa hotel clinic academy | name:2 quality:4 pair:3 frame:3 place:4 place-frame:4 forever:3 love:4 saying:4
sport 3 live 0.02 0.03 0.25 | everyday stage animals | sport arena club studio team | brand-frame:4 name:1 frame:5 number-frame:2 place-frame:1 versus:1 saying:4
talk 4 live 0.08 0.02 0.35 | feelings mind food everyday | cafe studio late club show radio | brand-frame:2 name:2 frame:6 number-frame:2 pair:2 saying:6
`;

export const GENRE_TRAITS: readonly GenreTraits[] = ROWS.trim().split('\n').map(parse);

const BY_GENRE = new Map(GENRE_TRAITS.map((traits) => [traits.genre, traits]));

export function traitsOf(genre: string): GenreTraits {
  const traits = BY_GENRE.get(genre);
  if (!traits) throw new Error(`No traits of genre ${genre}`);
  return traits;
}

function parse(row: string): GenreTraits {
  const [first = '', concepts = '', frames = '', titles = ''] = row.split(' | ');
  const [genre = '', weight, family, adapted, acquired, renewed] = first.split(' ');
  return {
    genre,
    weight: Number(weight),
    family: family as TextFamily,
    adapted: Number(adapted),
    acquired: Number(acquired),
    renewed: Number(renewed),
    concepts: concepts.split(' ') as ConceptClass[],
    frames: frames.split(' ') as Frame[],
    titles: Object.fromEntries(
      titles.split(' ').map((entry) => {
        const [kind, value] = entry.split(':');
        return [kind, Number(value)];
      }),
    ) as Partial<Record<TitleKind, number>>,
  };
}
