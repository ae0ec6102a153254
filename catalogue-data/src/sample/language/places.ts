import type { LanguageCode } from './languages.ts';

/** An invented place name: in the local script, in Latin script, and in Chinese. */
export interface Place {
  readonly native: string;
  readonly latin: string;
  readonly zh: string;
}

export type PlaceGroup = keyof typeof PARTS;

/** Beginnings and endings of invented names, as `Latin|Chinese` or `native|Latin|Chinese`. */
const PARTS = {
  english: [
    'Maren|马伦 Kestle|凯斯尔 Thorn|索恩 Alder|奥尔德 Wind|温德 Salt|索尔特 Raven|雷文 Hollow|霍洛 Bram|布拉姆 Stone|斯通 Lin|林 Ash|阿什',
    'port|港 bury|伯里 wick|威克 ford|福德 haven|黑文 mere|米尔 field|菲尔德 ton|顿 brook|布鲁克 cliff|崖 combe|库姆 gate|盖特',
  ],
  french: [
    'Val|瓦尔 Mont|蒙 Roche|罗什 Clair|克莱尔 Aigue|艾格 Font|丰 Cour|库尔 Vert|韦尔 Cham|尚 Bré|布雷 Lor|洛尔 Mar|马尔',
    'rive|里夫 fort|福尔 bois|布瓦 sac|萨克 lac|拉克 mare|马尔 nay|内 vel|韦勒 tigny|蒂尼 dieu|迪约 gnac|尼亚克 court|库尔',
  ],
  iberian: [
    'Val|瓦尔 Mira|米拉 Fonte|丰特 Monte|蒙特 Ala|阿拉 Cala|卡拉 Riba|里瓦 Serra|塞拉 Luna|卢纳 Torre|托雷 Alba|阿尔瓦 Peña|佩尼亚',
    'mora|莫拉 verde|韦尔德 lobos|洛沃斯 clara|克拉拉 dor|多尔 nova|诺瓦 mar|马尔 seca|塞卡 vela|韦拉 zul|苏尔 roja|罗哈 longa|隆加',
  ],
  italian: [
    'Monte|蒙泰 Rocca|罗卡 Val|瓦尔 Fiore|菲奥雷 Borgo|博尔戈 Castel|卡斯泰尔 Torre|托雷 Acqua|阿夸 Serra|塞拉 Lumi|卢米 Col|科尔 Vigna|维尼亚',
    'mora|莫拉 chiara|基亚拉 bruna|布鲁纳 vento|文托 dolce|多尔切 stella|斯泰拉 rossa|罗萨 fermo|费尔莫 nera|内拉 lungo|伦戈 marina|马里纳 santo|桑托',
  ],
  germanic: [
    'Greifen|格赖芬 Linden|林登 Falken|法尔肯 Eichen|艾兴 Stern|施特恩 Hohen|霍恩 Wester|韦斯特 Silber|西尔伯 Moor|莫尔 Birken|比尔肯 Nord|诺德 Ulmen|乌尔门',
    'tal|塔尔 see|塞 brück|布吕克 feld|费尔德 berg|贝格 au|奥 hagen|哈根 moos|莫斯 wald|瓦尔德 stein|施泰因 furt|富特 heim|海姆',
  ],
  nordic: [
    'Ek|埃克 Björk|比约克 Nord|诺尔 Sten|斯滕 Ulv|乌尔夫 Hav|哈夫 Lund|隆德 Falk|法尔克 Grå|格罗 Ås|奥斯 Vinter|温特 Sund|松德',
    'vik|维克 holm|霍尔姆 fors|福什 dal|达尔 sjö|舍 näs|奈斯 by|比 strand|斯特兰德 mark|马克 ö|厄 fell|费尔 lund|隆德',
  ],
  slavic: [
    'Jasno|亚斯诺 Novo|诺沃 Brzo|布尔佐 Zelen|泽伦 Kamen|卡门 Lipo|利波 Vrano|弗拉诺 Bukov|布科夫 Staro|斯塔罗 Javor|亚沃尔 Medo|梅多 Sobo|索博',
    'grad|格拉德 vice|维采 brod|布罗德 nica|尼察 vac|瓦茨 tin|廷 polje|波列 hora|霍拉 vina|维纳 rov|罗夫 dol|多尔 slav|斯拉夫',
  ],
  cyrillic: [
    'Верхне|Verkhne|上 Ново|Novo|新 Бело|Belo|白 Красно|Krasno|红 Зелено|Zeleno|绿 Сосно|Sosno|松 Тихо|Tikho|静 Камено|Kameno|石 Ясно|Yasno|明 Лебедо|Lebedo|天鹅',
    'озёрск|ozyorsk|湖城 горск|gorsk|山城 поль|pol|波尔 реченск|rechensk|河城 борск|borsk|林城 морск|morsk|海城 дольск|dolsk|谷城 каменск|kamensk|石城 вск|vsk|夫斯克 град|grad|格勒',
  ],
  turkic: [
    'Ak|阿克 Kara|卡拉 Gök|格克 Yeşil|耶希尔 Taş|塔什 Güneş|居内什 Demir|德米尔 Çam|恰姆 Deniz|代尼兹 Altın|阿尔藤',
    'dere|代雷 köy|柯伊 hisar|希萨尔 pınar|珀纳尔 tepe|泰佩 ova|奥瓦 su|苏 kaya|卡亚 kent|肯特 burun|布伦',
  ],
  arabic: [
    'وادي |Wadi |瓦迪 تل |Tal |塔尔 عين |Ain |艾因 دار |Dar |达尔 برج |Burj |布尔吉 رأس |Ras |拉斯 جبل |Jabal |贾巴尔 واحة |Wahat |瓦哈',
    'النسيم|al-Naseem|纳西姆 الياسمين|al-Yasmin|亚斯敏 الفضة|al-Fidda|菲达 الزهور|al-Zuhur|祖胡尔 السلوى|al-Salwa|萨勒瓦 المرجان|al-Murjan|穆尔詹 الغزال|al-Ghazal|加扎勒 الضباب|al-Dabab|达巴卜',
  ],
  chinese: [
    '云|Yun|云 临|Lin|临 青|Qing|青 雾|Wu|雾 月|Yue|月 金|Jin|金 鹿|Lu|鹿 星|Xing|星 柳|Liu|柳 霜|Shuang|霜',
    '澜|lan|澜 溪|xi|溪 港|gang|港 屏|ping|屏 渡|du|渡 泽|ze|泽 岭|ling|岭 湾|wan|湾 桥镇|qiaozhen|桥镇 石城|shicheng|石城',
  ],
  japanese: [
    '霧|Kiri|雾 白|Shira|白 若|Waka|若 朝|Asa|朝 月|Tsuki|月 桜|Sakura|樱 風|Kaza|风 星|Hoshi|星 藤|Fuji|藤 雪|Yuki|雪',
    'ヶ崎|gasaki|之崎 ヶ丘|gaoka|之丘 ノ浦|noura|之浦 見町|micho|见町 谷|ya|谷 野辺|nobe|野边 ノ森|nomori|之森 代|shiro|代 ヶ浜|gahama|之滨 ノ坂|nosaka|之坂',
  ],
  korean: [
    '한솔|Hansol|韩松 은빛|Eunbit|银光 달빛|Dalbit|月光 푸른|Pureun|青 새벽|Saebyeok|黎明 구름|Gureum|云 별빛|Byeolbit|星光 솔내|Sollae|松川',
    '마을|-maeul|村 골|gol|谷 동|-dong|洞 포구|-pogu|浦口 섬|seom|岛 고개|-gogae|岭 나루|naru|渡 읍|-eup|邑',
  ],
  southeast: [
    'Tanjung |丹戎 Kota |哥打 Bukit |武吉 Muara |穆阿拉 Telaga |特拉加 Pantai |班台 Lembah |伦巴 Pulau |普劳',
    'Melati|美拉蒂 Cempaka|占帕卡 Angsana|安沙纳 Kenari|克纳里 Mutiara|穆蒂亚拉 Senja|森贾 Delima|德利马 Embun|恩本',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

const GROUP_OF_LANGUAGE: Partial<Record<LanguageCode, PlaceGroup>> = {
  en: 'english',
  fr: 'french',
  es: 'iberian',
  pt: 'iberian',
  it: 'italian',
  ro: 'slavic',
  de: 'germanic',
  nl: 'germanic',
  sv: 'nordic',
  da: 'nordic',
  nb: 'nordic',
  fi: 'nordic',
  pl: 'slavic',
  cs: 'slavic',
  sk: 'slavic',
  hr: 'slavic',
  sr: 'slavic',
  hu: 'slavic',
  ru: 'cyrillic',
  uk: 'cyrillic',
  bg: 'cyrillic',
  tr: 'turkic',
  ar: 'arabic',
  zh: 'chinese',
  'zh-Hant': 'chinese',
  ja: 'japanese',
  ko: 'korean',
  id: 'southeast',
  ms: 'southeast',
};

/** The group that a language takes its place names from; other languages have none. */
export function placeGroupOf(language: LanguageCode): PlaceGroup | undefined {
  return GROUP_OF_LANGUAGE[language];
}

const PARSED = new Map(
  Object.entries(PARTS).map(([group, [heads, tails]]) => [
    group,
    { heads: parts(heads), tails: parts(tails) },
  ]),
);

export function placesIn(group: PlaceGroup): number {
  const { heads, tails } = partsOf(group);
  return heads.length * tails.length;
}

/** The place number `index` of a group, counted from 0. */
export function placeAt(group: PlaceGroup, index: number): Place {
  const { heads, tails } = partsOf(group);
  const head = heads[index % heads.length];
  const tail = tails[Math.floor(index / heads.length) % tails.length];
  if (!head || !tail) throw new Error(`No place ${index} in ${group}`);
  return {
    native: head.native + tail.native,
    latin: head.latin + tail.latin,
    zh: head.zh + tail.zh,
  };
}

function partsOf(group: PlaceGroup): { heads: readonly Place[]; tails: readonly Place[] } {
  const found = PARSED.get(group);
  if (!found) throw new Error(`No place names of ${group}`);
  return found;
}

/** Parts are separated by a space that a new part follows; a part may itself end in a space ("Wadi "). */
function parts(text: string): Place[] {
  return text.split(/(?<=\p{Script=Han}) /u).map((part) => {
    const [first = '', second = '', third] = part.split('|');
    return third === undefined
      ? { native: first, latin: first, zh: second }
      : { native: first, latin: second, zh: third };
  });
}
