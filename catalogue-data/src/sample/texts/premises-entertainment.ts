/** Premises of entertainment by subgenre: English | Chinese. `{place}`, `{job}`, `{n}` and `{years}` are filled in. */
export const ENTERTAINMENT_PREMISES: Readonly<Record<string, readonly string[]>> = {
  'entertainment/dance-contest': [
    '{n} couples dance to the same song, each in a style drawn by lot a week before. | {n}对选手随同一首歌起舞，舞种在一周前抽签决定。',
    'Street crews and ballet schools share one stage, and the audience decides who leads. | 街舞团与芭蕾学校同台，由观众决定谁来领舞。',
  ],
  'entertainment/event': [
    'One evening, one stage and {n} awards for the people whom the public chose this year. | 一个夜晚、一座舞台、{n}项大奖，颁给公众今年选出的人物。',
    'A live gala from {place} brings music, memories and a record that is to be broken on air. | 从{place}直播的晚会，带来音乐、回忆和一项现场冲击的纪录。',
  ],
  'entertainment/hidden-camera': [
    'Friends set up friends: {n} hidden cameras, one harmless lie and a very long minute. | 朋友整朋友：{n}台隐藏摄像机、一个无伤大雅的谎言、漫长的一分钟。',
    'Well-known faces take an ordinary job in {place} for a day. Nobody knows, and everyone reacts. | 知名面孔在{place}做一天普通工作，没人知情，人人反应各异。',
  ],
  'entertainment/magic': [
    'A company of illusionists performs in places without a stage: a tram, a bakery, a car park. | 一群魔术师在没有舞台的地方表演：电车、面包店、停车场。',
    '{n} magicians try to fool a panel of experts who have only one question each. | {n}位魔术师试图骗过专家，而每位专家只能提一个问题。',
  ],
  'entertainment/singing-contest': [
    'The jury hears the voices through a wall and must choose before the wall opens. | 评委隔墙听声，必须在墙打开之前作出选择。',
    '{n} amateurs from {place} each bring the song of a parent and make it their own. | 来自{place}的{n}位素人歌手，各自翻唱父辈的一首歌。',
  ],
  'entertainment/studio-challenge': [
    'Two families face {n} challenges that look easy at home and are not under studio lights. | 两个家庭面对{n}项看似简单、在聚光灯下却不容易的挑战。',
    'Famous guests bet on what ordinary people can do: pull a bus, name {n} birds, build a tower. | 名人嘉宾竞猜普通人的本领：拉动巴士、认出{n}种鸟、搭起高塔。',
  ],
  'entertainment/talent': [
    'Anyone may come, anything may be shown, and the lights stay on as long as the audience wants. | 人人可来，样样可演，观众愿意看多久，灯就亮多久。',
    'Acts from {n} regions compete for one evening of their own on the biggest stage of the country. | 来自{n}个地区的选手角逐全国最大舞台上的专属一夜。',
  ],
  'entertainment/variety': [
    'An ensemble and its guests fill a Saturday with songs, sketches and a game that got out of hand. | 固定班底与嘉宾用歌曲、小品和一个失控的游戏填满周六。',
    '{n} celebrities travel to {place} with one suitcase and a list of errands from the viewers. | {n}位明星只带一只行李箱前往{place}，完成观众托付的差事。',
  ],
  'game-quiz/family-game': [
    'Grandparents and grandchildren play together: one knows the answer, the other may give it. | 祖孙同台：一个知道答案，另一个才能作答。',
    'Families from {place} gamble the weekly shopping on what {n} strangers said in a survey. | {place}的家庭拿一周的采购作赌注，猜{n}位陌生人的问卷答案。',
  ],
  'game-quiz/general-knowledge': [
    '{n} questions, one rule: the prize doubles, and so does the time you have to wait. | {n}道题，一条规则：奖金翻倍，等待的时间也翻倍。',
    'A champion may keep the chair as long as no challenger from the audience is faster. | 擂主能坐多久，取决于现场有没有更快的挑战者。',
  ],
  'game-quiz/guessing': [
    'Contestants see {n} doors and one face: who lives behind which, and why? | 选手面前是{n}扇门和一张脸：谁住在哪扇门后，为什么？',
    'How heavy, how old, how far? Whoever is closest wins, whoever is over goes home. | 多重、多久、多远？最接近者胜，超出者离场。',
  ],
  'game-quiz/memory': [
    'Two players walk through a room of {n} objects, then the lights go out and one object goes missing. | 两位选手走过摆着{n}件物品的房间，灯光熄灭后，一件物品消失了。',
    'A wall of {n} tiles, a clock and a pattern that changes whenever somebody is right. | 一面{n}格墙、一座时钟，每答对一次图案就改变一次。',
  ],
  'game-quiz/physical-game': [
    'An obstacle course over water with {n} stations, and a commentator who misses nothing. | 横跨水面的{n}关障碍赛，还有一位什么都不放过的解说。',
    'Teams from neighbouring towns compete in games that have been played in {place} for {years}. | 相邻城镇的队伍比拼在{place}流传了{years}的游戏。',
  ],
  'game-quiz/trivia-comedy': [
    'Two panels of comedians defend wrong answers until the audience believes them. | 两队喜剧演员为错误答案辩护，直到观众信以为真。',
    'The news of the week as a quiz, in which points are given for style. | 把一周新闻变成问答，分数看的是风格。',
  ],
  'game-quiz/word-game': [
    '{n} letters, thirty seconds and a dictionary that never smiles. | {n}个字母、三十秒，还有一本从不微笑的词典。',
    'Two players describe a word without its vowels. The sofa at home is usually faster. | 两位选手不用元音描述一个词，坐在沙发上的观众往往更快。',
  ],
  'music/classical': [
    'A concert from a hall in {place}, with the rehearsal that nobody usually hears. | 来自{place}音乐厅的演出，以及平时无人听到的排练。',
    'One opera, {n} backstage jobs and the two hours in which all of them must fit. | 一部歌剧、{n}个后台岗位，以及容纳这一切的两个小时。',
  ],
  'music/concert': [
    'Recorded in one night in {place}, without repeats and with the audience on stage. | 在{place}一夜录成，没有重来，观众就坐在台上。',
    'Bands that split {years} ago meet for a single evening and a set list chosen by listeners. | 解散{years}的乐队只为一晚重聚，曲目由听众选定。',
  ],
  'music/folk': [
    'A journey from {place} along the songs that were never written down. | 从{place}出发，寻访那些从未被记录的歌谣。',
    'Village orchestras open their repertoire, and a young arranger answers each piece with a new one. | 乡村乐队打开曲库，年轻编曲人以新作一一回应。',
  ],
  'music/music-magazine': [
    'New releases, old studios and the {n} seconds that made a song famous. | 新歌、老录音棚，以及让一首歌成名的{n}秒。',
    'A weekly visit to the places where music is made: bedrooms, barns and one submarine. | 每周走访音乐诞生的地方：卧室、谷仓，还有一艘潜艇。',
  ],
  'music/music-show': [
    'Singers swap their greatest hits and learn what they have been singing about for {years}. | 歌手互换成名曲，重新理解自己唱了{years}的歌。',
    'A studio band plays whatever the guests hum, in {n} seconds and in any key. | 演播室乐队能在{n}秒内、以任何调式奏出嘉宾哼的旋律。',
  ],
  'reality/adventure-reality': [
    '{n} people cross {place} on foot with one tent and no money. | {n}个人带着一顶帐篷、身无分文，徒步穿越{place}。',
    'Pairs who no longer speak to each other must row to an island to end the silence. | 早已互不说话的搭档必须划船到岛上，才能打破沉默。',
  ],
  'reality/cooking-contest': [
    '{n} home cooks run one restaurant in {place}, and the guests pay what they think it is worth. | {n}位业余厨师在{place}共同经营一家餐厅，客人凭感觉付账。',
    'One ingredient, three generations and a kitchen clock: families cook against families. | 一种食材、三代人、一座厨房时钟：家庭之间的厨艺对决。',
  ],
  'reality/craft-contest': [
    '{n} makers turn what others throw away into something a museum wants to keep. | {n}位手艺人把别人丢弃的东西做成博物馆想收藏的作品。',
    'Potters, carpenters and tailors swap tools in a workshop in {place}. | 陶匠、木匠与裁缝在{place}的工坊里交换工具。',
  ],
  'reality/dating': [
    'Singles write one honest page about themselves, and are chosen before anybody sees a face. | 单身者写下一页真心话，未见其面，先被选择。',
    '{n} farmers, bakers and lighthouse keepers look for somebody who likes early mornings. | {n}位农夫、面包师和灯塔看守人寻找喜欢清晨的另一半。',
  ],
  'reality/docu-soap': [
    'A year with the crew of the ferry that is the only road to {place}. | 与通往{place}唯一一条航路的渡轮船员共度一年。',
    'The cameras stay at an animal hospital near {place}, day and night and without a script. | 镜头日夜驻守{place}附近的动物医院，没有剧本。',
  ],
  'reality/home-makeover': [
    'A neighbourhood rebuilds one house in {n} days while its owners are sent away with a good excuse. | 趁主人被善意支开，整个街区用{n}天翻新一座房子。',
    'Designers get a small budget, an empty shop in {place} and a family that wants to live in it. | 设计师拿到一小笔预算、{place}的一间空铺和想住进去的一家人。',
  ],
  'reality/makeover': [
    'Friends choose the new look, and the mirror stays covered for {n} days. | 造型由朋友决定，镜子要蒙上{n}天。',
    'A van with a hairdresser, a tailor and a good listener stops in {place}. | 一辆载着理发师、裁缝和倾听者的面包车停在{place}。',
  ],
  'reality/shared-living': [
    '{n} strangers of four generations share one house in {place} and one telephone. | 四代人中的{n}位陌生人在{place}合住一屋，共用一部电话。',
    'Young musicians and retired sailors live together for {n} weeks and split the housework. | 年轻乐手与退休水手同住{n}周，分担家务。',
  ],
  'reality/social-experiment': [
    'A village gives up its cars, its screens or its money for {n} weeks and films the result. | 一个村庄放弃汽车、屏幕或金钱{n}周，并记录结果。',
    'Two families with the opposite idea of thrift trade houses and bank cards. | 两个金钱观截然相反的家庭互换房子与银行卡。',
  ],
  'talk/celebrity-talk': [
    'Guests arrive with an object they could not throw away, and the conversation begins there. | 嘉宾带来一件舍不得丢的物品，谈话由此开始。',
    'A train compartment for a studio: {n} questions between two stations. | 以火车包厢为演播室：两站之间的{n}个问题。',
  ],
  'talk/consumer': [
    'The presenters ring the hotline so that the viewers don’t have to wait. | 主持人替观众拨打热线，免去漫长等待。',
    '{n} complaints, one table: customers and companies find a solution before the credits roll. | {n}宗投诉、一张桌子：消费者与企业在片尾之前找到解决办法。',
  ],
  'talk/court-show': [
    'Neighbours bring disputes about hedges, hens and loans before a patient judge. | 邻居们为树篱、母鸡和借款，来到一位耐心的法官面前。',
    'Small claims, real files and a verdict after {n} minutes. | 小额纠纷、真实卷宗，{n}分钟后宣判。',
  ],
  'talk/daytime-talk': [
    'Morning guests, viewers on the line and a theme that concerns every household. | 上午的嘉宾、电话那头的观众，以及一个家家关心的话题。',
    'A daily round table on health, money and family, recorded in the heart of {place}. | 在{place}市中心录制的每日圆桌，谈健康、金钱与家庭。',
  ],
  'talk/late-night-talk': [
    'A monologue, a band and two guests who have never met: the day ends here. | 一段独白、一支乐队、两位素未谋面的嘉宾：一天在此落幕。',
    'The last guests of the evening answer what nobody dared to ask before eleven. | 当晚最后的嘉宾，回答十一点前没人敢问的问题。',
  ],
  'talk/relationship-talk': [
    'Couples talk, a mediator listens, and nobody leaves before one promise is made. | 情侣倾诉，调解人倾听，许下一个承诺才能离开。',
    'Parents and grown-up children meet {years} after the argument that parted them. | 父母与成年子女在决裂{years}后重新见面。',
  ],
};
