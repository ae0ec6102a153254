import { bilingual, type Bilingual } from './bilingual.ts';

/** Short reasons why people talk about a launch. */
export const HOT_FACTORS: readonly Bilingual[] = bilingual([
  'Simple rules that need no explanation | 规则简单，一看就懂',
  'A strong second-screen element | 第二屏互动性强',
  'Works for three generations at once | 三代同看皆宜',
  'A first for the slot in this market | 该时段在本市场的首创',
  'Low cost per hour against comparable titles | 同类节目中每小时成本低',
  'Strong growth from premiere to catch-up | 从首播到回看增长显著',
  'An easily adapted setting | 场景易于本地化',
  'Built-in live moments | 自带直播看点',
  'A fresh view on a familiar theme | 老题材，新视角',
  'Young ensemble with a following online | 年轻班底，自带网络人气',
  'Flexible length from half an hour to prime time | 时长灵活，半小时至黄金档皆可',
  'Format already proven in several markets | 模式已在多个市场得到验证',
]);

/** The provider's one-sentence verdict. */
export const VERDICTS: readonly Bilingual[] = bilingual([
  'A confident launch with room to grow, best placed before a strong lead-out. | 开局稳健，尚有上升空间，宜搭配强势后续节目。',
  'Well made and clearly told; its success depends on the patience of the channel. | 制作精良、叙事清晰，成败取决于频道的耐心。',
  'An idea that travels: the mechanics hold even where the references don’t. | 可移植的创意：文化背景不同，机制依然成立。',
  'Warm, quick and affordable. A safe choice for access prime time. | 温暖、明快、成本可控，是前黄金时段的稳妥之选。',
  'Visually ambitious, but the premise needs more than one season to pay off. | 视觉野心十足，但设定需不止一季才能见效。',
  'A loyal niche audience is likely; broad reach is not. | 能聚拢忠实小众，却难以覆盖大众。',
  'The strongest new title of its genre in this market this season. | 本季该市场同类型中最强的新节目。',
]);

export const EVALUATION_OPENINGS: readonly Bilingual[] = bilingual([
  'The opening episode introduces its world in under four minutes and trusts the audience from there. | 首集不到四分钟就交代清楚世界观，随后充分信任观众。',
  'The concept is clear within the first segment, and the pace rises steadily to the final round. | 概念在第一环节即已明确，节奏稳步上扬至终局。',
  'Direction and sound design are above the standard of the slot. | 导演与声音设计高于该时段平均水准。',
  'The first edition is carried by its casting, which is diverse without being demonstrative. | 首期胜在选角，多元而不刻意。',
]);
export const EVALUATION_STRENGTHS: readonly Bilingual[] = bilingual([
  '<strong>Strengths:</strong> a clear promise, recurring moments that viewers can quote, and a flexible length. | <strong>优势：</strong>承诺清晰，有可供观众传颂的固定桥段，时长灵活。',
  '<strong>Strengths:</strong> an ensemble with chemistry, a recognisable set and low dependence on star guests. | <strong>优势：</strong>班底默契，布景辨识度高，对明星嘉宾依赖低。',
  '<strong>Strengths:</strong> precise writing, an unusual setting and a theme that concerns every household. | <strong>优势：</strong>文本精准，背景独特，主题关乎家家户户。',
  '<strong>Strengths:</strong> strong visuals for promotion and short clips that work without context. | <strong>优势：</strong>视觉素材利于推广，短视频脱离上下文也成立。',
]);
export const EVALUATION_RISKS: readonly Bilingual[] = bilingual([
  '<strong>Points to watch:</strong> the middle part repeats itself, and the reward comes late. | <strong>关注点：</strong>中段略显重复，回报来得偏晚。',
  '<strong>Points to watch:</strong> the slot is crowded, and the competition schedules local titles against it. | <strong>关注点：</strong>时段竞争激烈，对手以本土节目迎战。',
  '<strong>Points to watch:</strong> a heavy rules explanation in the first ten minutes. | <strong>关注点：</strong>前十分钟规则讲解偏重。',
  '<strong>Points to watch:</strong> the tone may be too dark for family viewing before nine. | <strong>关注点：</strong>基调偏暗，九点前合家收看或不适宜。',
]);

export const ENVIRONMENTS: readonly Bilingual[] = bilingual([
  'The slot had lost viewers for three seasons before this launch, mostly to on-demand viewing. | 此前三季该时段持续流失观众，主要流向点播。',
  'The channel moved its news forward by ten minutes and gave the launch a longer run-up. | 频道将新闻提前十分钟，为首播留出更长铺垫。',
  'Two competitors started new seasons in the same week, one of them with a live final. | 同周有两家竞争频道开播新季，其中一家为直播决赛。',
  'Trailers ran on all channels of the group for a fortnight, and the first episode was available online. | 集团旗下各频道连播两周预告，首集同步上线。',
  'School holidays in half of the regions lowered overall viewing on the day of the premiere. | 半数地区正值学校假期，首播当日总体收视偏低。',
  'A major sports event drew audiences away during the second and third weeks. | 第二、三周的大型赛事分流了部分观众。',
  'The lead-in was a long-running quiz with an older profile than the channel average. | 前置节目是常青答题节目，受众年龄高于频道均值。',
]);
