import { bilingual, type Bilingual } from './bilingual.ts';
import type { TextFamily } from './text-family.ts';

/** The course of an episode. */
export const EPISODES: Readonly<Record<TextFamily, readonly Bilingual[]>> = {
  fiction: bilingual([
    'Each episode closes one story and opens another that reaches to the end of the season. | 每集讲完一个故事，又引出一条贯穿全季的线索。',
    'The season covers a single month, and every episode one of its turning points. | 整季讲述一个月里的事，每集都是一个转折。',
    'Every chapter changes the point of view and corrects what the last one made us believe. | 每一章更换视角，修正上一章让人相信的事。',
    'The tone moves between suspense and dry humour, and the dialogue carries the pace. | 基调游走于悬念与冷幽默之间，节奏由对白推动。',
    'Past and present run in parallel and meet in the final episode. | 过去与现在两条线并行，在大结局交汇。',
    'A small ensemble carries the plot, and nobody remains on one side only. | 小型群戏推动剧情，没有人始终只站在一边。',
    'The plot is only the frame; the friendships are what keeps viewers returning. | 事件只是框架，让观众追看的是人物情谊。',
    'Long takes and few words: the series trusts its faces. | 长镜头、少台词，剧集相信演员的脸。',
    'Every episode begins with the same minute, seen by somebody else. | 每集都从同一分钟开始，只是换了一个人的眼睛。',
  ]),
  kids: bilingual([
    'Each episode tells a complete story and ends with a small surprise. | 每集讲一个完整的故事，结尾有个小惊喜。',
    'Short episodes, clear pictures and a joke for the grown-ups in the room. | 篇幅短小，画面清晰，还给旁边的大人留了一个笑点。',
    'Mistakes are allowed: the friends try, fail, laugh and try again. | 允许犯错：伙伴们尝试、失败、大笑，再试一次。',
    'Questions sent in by children decide where the next journey leads. | 小观众寄来的问题决定下一段旅程去哪里。',
    'The series speaks about courage and sharing without ever preaching. | 节目讲勇气与分享，却从不说教。',
    'Music leads through the story, and every character has a theme of its own. | 音乐贯穿故事，每个角色都有自己的主题曲。',
  ]),
  contest: bilingual([
    'Each edition has three rounds, and the last one can turn everything around. | 每期三轮，最后一轮可能逆转一切。',
    'Viewers take part on a second screen and see their score beside the players’. | 观众可在第二屏参与，分数与选手并列显示。',
    'The rules fit in one sentence; the tension comes from the people. | 规则一句话就能说清，张力来自人。',
    'A final decides who stays, and the audience holds half of the votes. | 一场决赛决定去留，观众握有一半票数。',
    'Short films introduce the participants before the game begins. | 比赛开始前，先以短片介绍参与者。',
    'Humour comes first, yet every edition has one moment when everybody falls silent. | 幽默当先，但每期总有一刻全场静默。',
    'Nobody is sent home without a second chance. | 没有人会在没有第二次机会的情况下离开。',
  ]),
  show: bilingual([
    'A live band, a small audience and no second take. | 现场乐队、小型观众席，没有第二遍。',
    'Every edition has a motto, and the guests find out only on air. | 每期都有一个主题，嘉宾直播时才知晓。',
    'Rehearsed numbers alternate with moments that nobody could have planned. | 排练好的节目与谁也无法预料的瞬间交替上演。',
    'The evening is built around one act that has never been shown on television. | 整晚围绕一个从未登上荧屏的节目展开。',
    'Between the numbers, the camera goes backstage and stays there longer than usual. | 节目间隙镜头走入后台，停留得比往常更久。',
  ]),
  observed: bilingual([
    'The cameras keep their distance, and the participants speak for themselves. | 镜头保持距离，参与者自己说话。',
    'Each episode follows two stories and leaves one of them open. | 每集跟拍两个故事，其中一个留待下集。',
    'At the end of every episode, those concerned watch the pictures and comment on them. | 每集结尾，当事人观看画面并作出回应。',
    'A diary in front of the camera closes each day. | 每一天都以一段镜头日记收尾。',
    'Nothing is repeated for the camera, and some scenes were shot by the participants. | 从不为镜头重演，部分画面由参与者自己拍摄。',
    'Small decisions with large consequences, told with humour and without mockery. | 小决定，大后果，讲述风趣而不嘲弄。',
  ]),
  advice: bilingual([
    'Each edition answers one question that viewers have sent in. | 每期回答一个观众来信提出的问题。',
    'Three short items, one longer report and a list to keep. | 三则短片、一篇长报道，外加一份可留存的清单。',
    'What is shown can be done at home, with tools that most people have. | 节目所示在家就能做，用的是大多数人都有的工具。',
    'An expert and a beginner work side by side, and the beginner sets the pace. | 专家与新手并肩上阵，节奏由新手决定。',
    'Costs, time and mistakes are named openly. | 花费、时间和失误都如实相告。',
  ]),
  factual: bilingual([
    'No narrator explains what the pictures show; the people speak for themselves. | 没有旁白解说画面，人物自己说话。',
    'Archive footage and new recordings stand side by side. | 档案影像与全新拍摄并置呈现。',
    'Experts are heard, but those concerned have the last word. | 听取专家意见，但由当事人说最后一句话。',
    'Maps, letters and aerial pictures make the scale visible. | 地图、书信与航拍让尺度清晰可见。',
    'The camera takes its time, and the sound was recorded on location. | 镜头从容，声音均为现场收录。',
    'One place, one question and nobody who pretends to know everything. | 一个地方、一个问题，没有人假装无所不知。',
  ]),
  talk: bilingual([
    'No cards, no autocue: the conversation goes where the guests take it. | 没有提词卡，没有提词器，话题由嘉宾带领。',
    'The last five minutes belong to the audience. | 最后五分钟属于观众。',
    'A film report opens the edition and gives everyone something to disagree with. | 开场短片抛出议题，让每个人都有话可说。',
    'Regulars and newcomers share the table, and nobody is introduced by a title. | 常驻与新面孔同桌而坐，介绍时不提头衔。',
    'A second part continues online, without a time limit. | 第二部分移至网络继续，不设时限。',
  ]),
  live: bilingual([
    'Live from the studio, with reporters in the regions and time for questions. | 演播室直播，各地有记者连线，并留有提问时间。',
    'The first block gives the results, the second one the background. | 前半段讲结果，后半段讲背景。',
    'Graphics are kept simple, and corrections are read out on air. | 图表力求简洁，更正当场播报。',
    'Viewers send their questions during the programme. | 观众可在节目中实时提问。',
    'The running order changes until the last minute. | 节目流程直到最后一分钟仍会调整。',
  ]),
};
