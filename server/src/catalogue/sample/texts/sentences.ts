import { bilingual, type Bilingual } from './bilingual.ts';

/** Families of genres that share ways of telling. */
export type TextFamily = 'fiction' | 'kids' | 'format' | 'factual' | 'live';

/** How an episode goes. */
export const EPISODES: Readonly<Record<TextFamily, readonly Bilingual[]>> = {
  fiction: bilingual([
    'Each episode closes one story and opens another that reaches to the end of the season. | 每集讲完一个故事，又引出一条贯穿全季的线索。',
    'The season covers a single week, one day per episode. | 整季只讲一周的事，一集一天。',
    'Every chapter changes the point of view and corrects what the last one made us believe. | 每一章更换视角，修正上一章让人相信的事。',
    'The tone moves between suspense and dry humour, and the dialogue carries the pace. | 基调游走于悬念与冷幽默之间，节奏由对白推动。',
    'Past and present run in parallel and meet in the final episode. | 过去与现在两条线并行，在大结局交汇。',
    'A small ensemble carries the plot, and nobody remains merely on one side. | 小型群戏推动剧情，没有人始终只站在一边。',
    'The investigation is only the frame; the friendships are what keeps viewers returning. | 事件只是框架，让观众追看的是人物情谊。',
  ]),
  kids: bilingual([
    'Each episode tells a complete story and ends with a song to sing along. | 每集讲一个完整的故事，以一首可以跟唱的歌结束。',
    'Short episodes, clear pictures and a joke for the grown-ups in the room. | 短小的篇幅、清晰的画面，还给旁边的大人留了一个笑点。',
    'Mistakes are allowed: the friends try, fail, laugh and try again. | 允许犯错：伙伴们尝试、失败、大笑，再试一次。',
    'Questions sent in by children decide where the next journey leads. | 小观众寄来的问题决定下一段旅程去哪里。',
    'The series speaks about courage and sharing without a raised finger. | 节目讲勇气与分享，却从不说教。',
  ]),
  format: bilingual([
    'Each edition has three rounds, and the last one can turn everything around. | 每期三轮，最后一轮可能逆转一切。',
    'Viewers take part on a second screen and see their score beside the players’. | 观众可在第二屏参与，分数与选手并列显示。',
    'The rules fit in one sentence; the tension comes from the people. | 规则一句话就能说清，张力来自人。',
    'A weekly final decides who stays, and the audience holds half of the votes. | 每周一场决赛决定去留，观众握有一半票数。',
    'Short films introduce the participants before the studio takes over. | 先以短片介绍参与者，再由演播室接手。',
    'Humour comes first, yet every edition has one moment when the studio falls silent. | 幽默当先，但每期总有一刻全场静默。',
    'The set is simple, the stakes are personal, and nobody is made fun of. | 布景简单，赌注关乎个人，从不取笑任何人。',
  ]),
  factual: bilingual([
    'No narrator explains what the pictures show; the people speak for themselves. | 没有旁白解说画面，人物自己说话。',
    'Archive footage and new recordings stand side by side. | 档案影像与全新拍摄并置呈现。',
    'Experts are heard, but those concerned have the last word. | 听取专家意见，但由当事人说最后一句话。',
    'Maps, letters and a small drone make the scale visible. | 地图、书信与小型无人机让尺度清晰可见。',
    'Every edition answers one question that viewers have sent in. | 每期回答一个观众来信提出的问题。',
    'The camera takes its time, and the sound was recorded on location. | 镜头从容，声音均为现场收录。',
  ]),
  live: bilingual([
    'Live from the studio, with reporters in the regions and time for questions. | 演播室直播，各地有记者连线，并留有提问时间。',
    'The first block gives the facts, the second one the background. | 前半段讲事实，后半段讲背景。',
    'Graphics are kept simple, and corrections are read out on air. | 图表力求简洁，更正当场播报。',
    'Viewers send their questions during the programme. | 观众可在节目中实时提问。',
    'The running order changes until the last minute. | 节目流程直到最后一分钟仍会调整。',
  ]),
};

/** What makes it stand out. */
export const DEVELOPMENTS: Readonly<Record<TextFamily, readonly Bilingual[]>> = {
  fiction: bilingual([
    'What begins as a favour soon puts a marriage, a career and a whole town at risk. | 起初的一个人情，很快危及婚姻、前程与整座城镇。',
    'Old loyalties return at the worst moment, and silence becomes the most dangerous answer. | 旧日的情义在最糟的时刻归来，沉默成了最危险的回答。',
    'Nobody is quite who they were in the first scene. | 没有人还是第一场戏里的那个人。',
    'The closer the truth comes, the fewer people want to hear it. | 真相越近，愿意听的人越少。',
    'An unlikely alliance forms, and it holds longer than anybody expected. | 一个出人意料的同盟就此结成，而且比所有人预想的更牢固。',
    'Every solution has a price, and it is rarely paid by the guilty. | 每个解法都有代价，而付出代价的往往不是有罪之人。',
    'Between duty and desire, there is one night left to decide. | 在责任与渴望之间，只剩一夜可以抉择。',
    'A second season was prepared before the first one ended. | 第一季尚未收官，第二季已在筹备。',
  ]),
  kids: bilingual([
    'The colours were mixed from drawings that children sent to the studio. | 配色取自孩子们寄来的画作。',
    'A song book and a learning guide accompany the series. | 节目配有歌本与学习手册。',
    'The heroes are small, the obstacles are large, and help always comes from an unexpected side. | 主角很小，困难很大，帮助总从意想不到的地方出现。',
    'The series is suitable for watching together and for being quoted all week. | 适合全家一起看，也适合念叨一整个星期。',
  ]),
  format: bilingual([
    'The prize grows with every round, and so does the temptation to stop. | 奖金逐轮增长，收手的诱惑也随之增长。',
    'At half-time the teams may trade one member, which is where friendships are tested. | 中场可互换一名队员，友情在此受到考验。',
    'A jury of former participants gives advice, not marks. | 往届参与者组成的评审团只给建议，不打分。',
    'The winner decides on the theme of the next edition. | 获胜者决定下一期的主题。',
    'Special editions with well-known guests open and close the season. | 季首与季末推出名人特别版。',
    'The format works in a small studio and in an arena alike. | 该模式小演播室与大场馆皆宜。',
    'A digital spin-off shows what happened when the cameras stopped. | 网络衍生节目呈现关机之后发生的事。',
  ]),
  factual: bilingual([
    'The result is a calm, precise account that leaves judgement to the viewer. | 叙述冷静而精确，把判断留给观众。',
    'The research took longer than the shooting, and it shows. | 调研时间比拍摄更长，成片可见其功。',
    'Local broadcasters contributed pictures that had never been shown. | 地方台提供了从未公开的影像。',
    'A companion podcast follows the threads that did not fit. | 配套播客延展片中未能收录的线索。',
    'The series avoids easy answers and ends with a practical suggestion. | 节目不给简单答案，结尾附上切实的建议。',
  ]),
  live: bilingual([
    'A short edition follows on the channel’s online service. | 频道网络平台随后推出精编版。',
    'The editorial team explains its choices at the end of every week. | 每周末编辑部会说明选题理由。',
    'Sign language and subtitles are part of every edition. | 每期均配手语与字幕。',
    'The programme opens the evening of the channel. | 该节目为频道拉开晚间序幕。',
  ]),
};

/** How it was made. */
export const PRODUCTION_NOTES: readonly Bilingual[] = bilingual([
  'Shot on location in {country}. | 在{country}实景拍摄。',
  'Produced in {country} with a crew of newcomers. | 在{country}由新锐团队制作。',
  'Recorded in {country} in blocks of four episodes. | 在{country}以四集为一组录制。',
  'Made in {country} with natural light wherever possible. | 在{country}制作，尽可能使用自然光。',
  'The music was written for the programme and recorded in {country}. | 配乐为节目原创，在{country}录制。',
]);

/** What the thing in the title is for. */
export const TITLE_THINGS: Readonly<Record<'fiction' | 'other', readonly Bilingual[]>> = {
  fiction: bilingual([
    'The {thing} of the title is where the first secret came to light. | 片名中的“{thing}”，正是第一个秘密浮出水面之处。',
    'The {thing} appears in every episode, and only the finale says why. | “{thing}”每集都会出现，直到大结局才揭晓缘由。',
    'It all began with a {thing}, or so the family tells it. | 一切都从“{thing}”说起，至少家人是这样讲的。',
    'Whoever understands the {thing} understands the crime, the love and the debt. | 读懂“{thing}”的人，就读懂了罪、爱与债。',
  ]),
  other: bilingual([
    'The {thing} gives the programme its name, its set and its running joke. | “{thing}”是节目的名字、布景，也是贯穿始终的梗。',
    'A {thing} stands in the middle of the studio, and everyone may touch it once. | 演播室中央摆着“{thing}”，每人只能碰一次。',
    'The {thing} in the title is to be taken literally, at least in the first part. | 片名里的“{thing}”名副其实，至少在第一部分如此。',
  ]),
};

/** What an adaptation and an acquisition say of where they come from. */
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
export const SEASON_NOTES: Readonly<Record<'fiction' | 'other', readonly Bilingual[]>> = {
  fiction: bilingual([
    'Season {season} picks up one day after the finale and widens the circle of suspects and friends. | 第{season}季从上季结局的次日讲起，恩怨与情谊的圈子进一步扩大。',
    'Season {season} moves part of the action to a new place and brings back a face from the beginning. | 第{season}季将部分情节移至新的地点，并请回最初的一张面孔。',
    'Season {season} leaves the well-known house for the first time. | 第{season}季首次走出熟悉的老屋。',
  ]),
  other: bilingual([
    'Season {season} comes with a new set, a shorter intro and one additional round. | 第{season}季启用新布景，片头更短，并增加一个环节。',
    'Season {season} goes on tour and leaves the studio for half of its editions. | 第{season}季走出演播室，半数期次外景录制。',
    'Season {season} keeps what viewers liked and changes the order of the rest. | 第{season}季保留观众喜爱的部分，重新编排其余内容。',
  ]),
};
