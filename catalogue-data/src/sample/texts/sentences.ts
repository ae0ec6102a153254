import { bilingual, type Bilingual } from './bilingual.ts';

/** How it was made. */
export const PRODUCTION_NOTES: readonly Bilingual[] = bilingual([
  'Shot on location in {country}. | 在{country}实景拍摄。',
  'Produced in {country} with a crew of newcomers. | 在{country}由新锐团队制作。',
  'Recorded in {country} in blocks of four episodes. | 在{country}以四集为一组录制。',
  'Made in {country} with natural light wherever possible. | 在{country}制作，尽可能使用自然光。',
  'The music was written for the programme and recorded in {country}. | 配乐为节目原创，在{country}录制。',
]);

/** The purpose of the thing in the title. */
export const TITLE_THINGS: Readonly<Record<TitleThingKind, readonly Bilingual[]>> = {
  fiction: bilingual([
    'The {thing} of the title is where the first secret came to light. | 片名中的“{thing}”，正是第一个秘密浮出水面之处。',
    'The {thing} appears in every episode, and only the finale says why. | “{thing}”每集都会出现，直到大结局才揭晓缘由。',
    'It all began with the {thing}, or so the family tells it. | 一切都从“{thing}”说起，至少家人是这样讲的。',
    'Whoever understands the {thing} understands the love, the debt and the lie. | 读懂“{thing}”的人，就读懂了爱、债与谎言。',
  ]),
  studio: bilingual([
    'The {thing} gives the programme its name, its set and its running joke. | “{thing}”是节目的名字、布景，也是贯穿始终的梗。',
    'The {thing} stands in the middle of the studio, and everyone may touch it once. | 演播室中央摆着“{thing}”，每人只能碰一次。',
  ]),
  other: bilingual([
    'The {thing} of the title stands for everything that almost got lost. | 片名中的“{thing}”，象征着一切险些失去的东西。',
    'Why it is called after the {thing} becomes clear only at the end. | 为何以“{thing}”命名，到最后才见分晓。',
  ]),
};
export type TitleThingKind = 'fiction' | 'studio' | 'other';

/** How an adaptation and an acquisition mention their origin. */
export const ADAPTATION_NOTES: readonly Bilingual[] = bilingual([
  'The local version keeps the rules of the original from {country} and adds a final of its own. | 本地版沿用{country}原版规则，并增设了自己的决赛。',
  'Adapted from a format born in {country}, with local guests and a shorter opening. | 改编自{country}模式，邀请本地嘉宾，首轮更紧凑。',
  'A new version of an original from {country}, moved to another place and another generation. | 翻拍自{country}原版，换了地点，也换了一代人。',
]);
export const ACQUISITION_NOTES: readonly Bilingual[] = bilingual([
  'Acquired from {country}; shown with subtitles and a dubbed track. | 引进自{country}，提供字幕与配音版。',
  'This production from {country} is shown in its original cut. | 这部{country}作品以原版剪辑播出。',
  'Bought in {country} as part of a package and moved to a better slot after two weeks. | 从{country}打包引进，两周后调至更好的时段。',
]);

/** What a later season brings. `{season}` is its number. */
export const SEASON_NOTES: Readonly<Record<TitleThingKind, readonly Bilingual[]>> = {
  fiction: bilingual([
    'Season {season} picks up one day after the finale and widens the circle. | 第{season}季从上季结局的次日讲起，人物圈子进一步扩大。',
    'Season {season} moves part of the action to a new place and brings back a face from the beginning. | 第{season}季将部分情节移至新的地点，并请回最初的一张面孔。',
    'Season {season} leaves the well-known house for the first time. | 第{season}季首次走出熟悉的老屋。',
  ]),
  studio: bilingual([
    'Season {season} comes with a new set, a shorter intro and one additional round. | 第{season}季启用新布景，片头更短，并增加一个环节。',
    'Season {season} goes on tour and leaves the studio for half of its editions. | 第{season}季走出演播室，半数期次外景录制。',
    'Season {season} keeps what viewers liked and changes the order of the rest. | 第{season}季保留观众喜爱的部分，重新编排其余内容。',
  ]),
  other: bilingual([
    'Season {season} goes further afield and answers what viewers asked after the last one. | 第{season}季走得更远，并回应上一季之后观众的提问。',
    'Season {season} was shot over a whole year. | 第{season}季历时整整一年拍摄。',
    'Season {season} returns to some of the faces of the beginning. | 第{season}季重访最初的几张面孔。',
  ]),
};
