import type { ConceptClass, Frame } from '../language/concepts.ts';
import type { TextFamily } from '../texts/text-family.ts';

/** How a genre is made, named and sold. Probabilities are of a whole family of programmes. */
export interface GenreTraits {
  readonly genre: string;
  /** Its share of the catalogue. */
  readonly weight: number;
  readonly family: TextFamily;
  /** How likely it is that others make their own version, and how likely that others buy the original. */
  readonly adapted: number;
  readonly acquired: number;
  /** How likely another season is. */
  readonly renewed: number;
  /** What its titles are about. */
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
action-adventure 5 fiction 0.04 0.42 0.38 | places objects sky animals people | operation mission file team project journey | name:3 quality:5 pair:2 frame:5 place:2 place-frame:2 number-frame:1 saying:6
crime-mystery 11 fiction 0.06 0.42 0.45 | places objects sky feelings animals people mind | file operation hotel clinic villa street night | name:4 quality:5 pair:2 frame:4 place:5 place-frame:3 where:1 saying:6
culture 3 factual 0.02 0.1 0.25 | places objects stage mind | magazine studio academy cafe radio festival workshop journey | name:2 quality:1 pair:3 frame:8 place-frame:3 number-frame:2 saying:7
documentary 12 factual 0.02 0.38 0.16 | places objects sky animals people food everyday | project file planet mission lab world journey family | name:2 quality:4 pair:2 frame:6 place:2 place-frame:3 where:0.5 saying:8
drama 13 fiction 0.06 0.36 0.36 | places objects sky feelings people everyday | villa hotel street clinic academy cafe family | name:4 quality:5 pair:4 frame:3 place:5 place-frame:4 forever:1 love:1 saying:7
entertainment 6 contest 0.36 0.05 0.5 | stage sky objects animals | show studio club arena academy super challenge night weekend festival | name:2 quality:1 frame:8 number-frame:2 versus:1 saying:9
game-quiz 6 contest 0.36 0.05 0.5 | mind objects everyday animals stage | quiz super arena club lab team challenge cup | name:2 frame:9 number-frame:2 where:1 versus:2 saying:9
humour 8 fiction 0.1 0.24 0.42 | animals people food everyday feelings | cafe club street hotel team radio show family weekend | name:2 quality:1 pair:4 frame:7 place:1 place-frame:2 number-frame:1 versus:1 saying:8
kids 9 kids 0.04 0.5 0.4 | animals sky places food everyday | planet team super academy mission club lab world family | name:1 quality:4 pair:5 frame:8 where:1 saying:6
lifestyle 6 advice 0.08 0.16 0.4 | food places everyday | kitchen cafe villa club studio magazine workshop weekend family | name:1 pair:2 frame:9 place-frame:3 saying:8
music 3 show 0.06 0.1 0.3 | stage sky feelings | studio club radio show arena festival night | name:1 quality:2 pair:1 frame:9 number-frame:2 place-frame:2 saying:6
news 4 live 0 0 0.2 | mind feelings objects | news morning file magazine | brand-frame:9 frame:2 saying:3
reality 9 contest 0.36 0.15 0.46 | places everyday food people feelings | hotel villa academy project street mission kitchen challenge workshop journey | name:2 quality:2 pair:2 frame:8 place-frame:3 love:0.5 saying:9
sci-fi-fantasy 4 fiction 0.03 0.46 0.34 | sky places objects animals feelings mind | planet project lab academy mission world night | name:3 quality:7 pair:3 frame:5 place:1 place-frame:1 number-frame:1 saying:6
soap 6 fiction 0.12 0.42 0.14 | feelings sky places everyday | street villa hotel clinic academy family | name:2 quality:4 pair:2 frame:3 place:4 place-frame:5 forever:3 love:4 saying:4
sport 3 live 0.02 0.03 0.25 | everyday stage animals | sport arena club studio team cup magazine weekend | brand-frame:5 frame:4 number-frame:2 place-frame:3 saying:4
talk 4 talk 0.08 0.02 0.35 | feelings mind food everyday | cafe studio late club show radio night weekend | brand-frame:3 name:1 frame:7 number-frame:2 pair:1 saying:7
`;

export const GENRE_TRAITS: readonly GenreTraits[] = ROWS.trim().split('\n').map(parse);

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
