import { bilingual, type Bilingual } from './bilingual.ts';

/** What fills `{place}` in a premise. */
export const PLACES: readonly Bilingual[] = bilingual([
  'a fishing port | 渔港',
  'a mountain village | 山村',
  'an island town | 海岛小镇',
  'a border town | 边境小城',
  'the old quarter of the capital | 首都老城区',
  'a suburb at the end of the line | 地铁终点站旁的郊区',
  'a wine valley | 葡萄酒谷',
  'a former mining town | 昔日的矿业小镇',
  'a spa resort | 温泉度假地',
  'a river delta | 河口三角洲',
  'a university city | 大学城',
  'a ski resort out of season | 淡季的滑雪胜地',
  'a railway junction | 铁路枢纽小城',
  'a shipyard district | 船厂老区',
  'a market town | 集市小镇',
  'a coastal district | 沿海地区',
  'a highland parish | 高原乡镇',
  'a housing estate | 住宅小区',
  'a lakeside community | 湖畔社区',
  'a harbour city | 港口城市',
  'a desert outpost | 荒漠哨站',
  'a forest district | 林区',
  'a garden suburb | 花园郊区',
  'a frontier province | 边远省份',
  'an industrial suburb | 工业郊区',
  'a seaside resort | 海滨胜地',
  'a hill station | 避暑山城',
  'a ferry town | 渡口小镇',
]);

/** What fills `{job}`. */
export const JOBS: readonly Bilingual[] = bilingual([
  'a former nurse | 一名前护士',
  'a night-shift baker | 一名夜班面包师',
  'a suspended inspector | 一名被停职的探长',
  'a retired pilot | 一名退休飞行员',
  'a village teacher | 一名乡村教师',
  'a young interpreter | 一名年轻的口译员',
  'a bus driver | 一名公交司机',
  'a marine biologist | 一名海洋生物学家',
  'a piano tuner | 一名钢琴调音师',
  'a court stenographer | 一名法庭速录员',
  'a widowed innkeeper | 一名丧偶的客栈老板',
  'a cartographer | 一名制图师',
  'an insurance clerk | 一名保险职员',
  'a radio presenter | 一名电台主持',
  'a ship’s cook | 一名船上厨师',
  'a country vet | 一名乡村兽医',
  'a probation officer | 一名缓刑监督官',
  'a theatre prompter | 一名剧院提词员',
  'a railway signaller | 一名铁路信号员',
  'a surveyor | 一名测量师',
  'a disgraced chef | 一名声名扫地的厨师',
  'a junior archivist | 一名初级档案员',
  'a mountain guide | 一名登山向导',
  'an orchestra conductor | 一名乐团指挥',
]);

/** What fills `{years}`. */
export const YEARS: readonly Bilingual[] = bilingual([
  'three years | 三年',
  'five years | 五年',
  'seven years | 七年',
  'ten years | 十年',
  'twelve years | 十二年',
  'fifteen years | 十五年',
  'twenty years | 二十年',
  'thirty years | 三十年',
  'half a century | 半个世纪',
]);

/** What fills `{n}`: 3 to 12. */
export const NUMBERS: readonly Bilingual[] = bilingual([
  'three | 三',
  'four | 四',
  'five | 五',
  'six | 六',
  'seven | 七',
  'eight | 八',
  'nine | 九',
  'ten | 十',
  'twelve | 十二',
]);

/** What fills `{place}` for studios, stadiums and newsrooms. */
export const CITIES: readonly Bilingual[] = bilingual([
  'the capital | 首都',
  'the second city | 第二大城市',
  'a harbour city | 港口城市',
  'a university city | 大学城',
  'a trade-fair city | 会展城市',
  'the old royal town | 古都',
  'the business district | 商务区',
  'the regional capital | 首府',
  'a city on the river | 滨江城市',
  'a seaside resort | 海滨胜地',
]);
