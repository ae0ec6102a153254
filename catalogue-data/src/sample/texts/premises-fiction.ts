/** Premises of fiction by subgenre: English | Chinese. `{place}`, `{job}`, `{n}` and `{years}` are filled in. */
export const FICTION_PREMISES: Readonly<Record<string, readonly string[]>> = {
  'action-adventure/action-series': [
    'A disbanded rescue unit is called back to {place} for one last job that nobody else will take. | 一支已解散的救援小队被召回{place}，接下一桩无人敢接的最后任务。',
    '{job} has {n} days to bring a hostage home before the convoy crosses the border. | {job}必须在车队越境前的{n}天内把人质带回家。',
  ],
  'action-adventure/adventure': [
    '{n} strangers follow the same torn map to {place}, each convinced that the others are lying. | {n}个陌生人循着同一张残破地图来到{place}，人人都认定别人在撒谎。',
    '{job} leaves a settled life behind to search for an expedition that vanished {years} ago. | {job}告别安稳的生活，去寻找{years}前失踪的一支探险队。',
  ],
  'action-adventure/disaster': [
    'When the dam above {place} begins to fail, {job} is the only one who reads the signs in time. | {place}上游的大坝出现险情，只有{job}及时看懂了征兆。',
    'A storm cuts {place} off for {n} days and turns neighbours into rivals for the last supplies. | 一场风暴让{place}与外界隔绝{n}天，邻里为最后的物资反目。',
  ],
  'action-adventure/espionage': [
    '{job} learns that the quiet marriage of {years} was an assignment, and that it has just been cancelled. | {job}发现长达{years}的平静婚姻竟是一项任务，而任务刚刚被取消。',
    'Two services hunt the same informant in {place}, and only one of them wants the truth. | 两个情报机构在{place}追查同一名线人，而只有一方想要真相。',
  ],
  'action-adventure/martial-arts': [
    'The last pupil of a closed school returns to {place} to win back its name, one duel at a time. | 一所已关闭武馆的最后一名弟子回到{place}，以一场场比武重振师门。',
    '{job} by day and fighter by night, the heir of a forgotten style has {n} opponents left. | 白天是{job}，夜里是武者，失传流派的传人还有{n}名对手。',
  ],
  'action-adventure/military': [
    'A young platoon is posted to {place} and learns that the hardest orders come from home. | 一个年轻的排被派往{place}，他们发现最难执行的命令来自后方。',
    '{n} recruits share one barracks, one winter and a secret that could end all their careers. | {n}名新兵共度一个寒冬，也共守一个足以断送前程的秘密。',
  ],
  'action-adventure/survival': [
    '{n} passengers wake up after a crash near {place} with one radio and no common language. | {n}名乘客在{place}附近坠机后醒来，只有一台电台，语言也不相通。',
    '{job} has to lead a school class out of the wilderness before the river rises. | {job}必须在河水上涨前带领一个班的学生走出荒野。',
  ],
  'action-adventure/western': [
    '{job} inherits a ranch outside {place} and a feud that is {years} old. | {job}继承了{place}外的一座牧场，也继承了一段{years}的宿怨。',
    'A railway reaches {place}, and with it comes a judge who never raises his voice. | 铁路通到{place}，随之而来的是一位从不高声说话的法官。',
  ],
  'crime-mystery/detective': [
    '{job} solves the cases that the police of {place} would rather leave closed. | {job}专查{place}警方宁愿就此结案的案子。',
    'A retired inspector and a teenage neighbour compare notes on every odd death in {place}. | 一位退休探长与少年邻居一起追查{place}每一桩离奇死亡。',
  ],
  'crime-mystery/forensic': [
    'A travelling laboratory parks in {place} and reopens {n} files in as many weeks. | 一座流动实验室驶进{place}，{n}周内重启{n}宗旧案。',
    '{job} reads bones, soil and silence better than the living people around her. | 比起身边的活人，{job}更能读懂骸骨、泥土与沉默。',
  ],
  'crime-mystery/gangster': [
    'Two brothers build an empire on the docks of {place} and lose each other on the way. | 兄弟俩在{place}的码头上建起帝国，却在途中失去彼此。',
    '{job} takes a small favour from the wrong family and spends {years} paying it back. | {job}受了不该受的小恩惠，用{years}来偿还。',
  ],
  'crime-mystery/legal': [
    'A bankrupt law firm in {place} takes only the cases that everybody else has refused. | {place}一家濒临破产的律所，只接别人都拒绝的案子。',
    '{job} returns to the bar to defend the person who once ended her career. | {job}重返法庭，为当年毁掉自己前程的人辩护。',
  ],
  'crime-mystery/mystery': [
    'A sealed letter is opened in {place} {years} late, and everyone named in it goes missing. | 一封迟到{years}的信在{place}被拆开，信中提到的人接连失踪。',
    '{job} wakes in {place} with a stranger’s keys and {n} hours that nobody can account for. | {job}在{place}醒来，手里是陌生人的钥匙，还有{n}个小时的空白记忆。',
  ],
  'crime-mystery/police': [
    'The smallest police station of {place} gets the biggest case of the country, and no reinforcements. | {place}最小的派出所遇上全国最大的案子，却等不来增援。',
    'An ambitious newcomer and {job} share a patrol car, a coffee flask and {n} open cases. | 雄心勃勃的新人与{job}同乘一辆警车，共用一壶咖啡，手上还有{n}宗悬案。',
  ],
  'crime-mystery/thriller': [
    '{job} recognises a voice on the radio that should have fallen silent {years} ago. | {job}在电台里听到一个{years}前就该消失的声音。',
    'A perfect neighbour moves to {place}, and one family begins to doubt its own memories. | 一位完美的邻居搬到{place}，一家人开始怀疑自己的记忆。',
  ],
  'crime-mystery/true-crime-drama': [
    'The drama retells the investigation that divided {place} for {years}, from four points of view. | 该剧从四个视角重述那桩让{place}分裂了{years}的案件。',
    '{job} refuses to let a file be closed, and changes the law of a whole country. | {job}拒绝让案卷就此封存，最终改变了一个国家的法律。',
  ],
  'drama/coming-of-age': [
    '{n} friends spend their last summer in {place} before school, work and love pull them apart. | {n}个好友在{place}共度最后一个夏天，随后学业、工作与爱情将他们带向远方。',
    'After {years} abroad, a girl returns to {place} and has to learn her own language again. | 离开{years}后，女孩回到{place}，重新学习自己的母语。',
  ],
  'drama/family-saga': [
    'Three generations run one inn in {place} and agree on nothing but the recipe of its soup. | 三代人在{place}经营一家客栈，除了一锅汤的配方，事事意见不合。',
    'A will is read, and {n} heirs find out that they have one sibling more than they knew. | 遗嘱宣读之际，{n}位继承人发现自己还有一个手足。',
  ],
  'drama/historical': [
    '{years} of upheaval in {place}, told through the ledger of a single merchant house. | 以一家商号的账簿，讲述{place}{years}的动荡岁月。',
    '{job} is summoned to a court where every kindness is written down and used. | {job}奉召入宫，在那里每一份善意都会被记下并利用。',
  ],
  'drama/medical': [
    'The night shift of a small hospital in {place} fights for every bed, and for its own future. | {place}一家小医院的夜班医护为每一张病床而战，也为自己的未来而战。',
    '{job} comes back to the ward after {years} and finds that her first patient now runs it. | {job}阔别{years}重返病房，发现当年的第一位病人如今成了院长。',
  ],
  'drama/political': [
    'An accidental mayor has {n} months to save {place} from the party that made her. | 一位意外当选的市长有{n}个月时间，从捧她上位的党派手中拯救{place}。',
    '{job} writes the speeches that win elections, and one that could lose them all. | {job}写下赢得选举的演讲，也写下一篇足以输掉一切的稿子。',
  ],
  'drama/romance': [
    'Two people who exchange letters by mistake decide never to meet, until both are sent to {place}. | 两个误通书信的人约定永不见面，直到双双被派往{place}。',
    '{job} and a rival fall in love over a lease that neither of them wants to sign. | {job}与对手因一份谁都不想签的租约坠入爱河。',
  ],
  'drama/social': [
    'The closing of the last factory in {place}, seen from {n} kitchens in one street. | 从同一条街的{n}间厨房，看{place}最后一家工厂的关停。',
    '{job} takes in a neighbour’s child for a weekend that turns into {years}. | {job}答应帮邻居照看孩子一个周末，这一照看就是{years}。',
  ],
  'drama/workplace': [
    'The team of a regional airport near {place} keeps the runway open, whatever the weather or the budget. | {place}附近一座支线机场的团队，无论天气还是预算，都要让跑道保持开放。',
    '{job} takes over a struggling newsroom and a staff of {n} who applied for the same chair. | {job}接手一家困境中的编辑部，手下{n}名员工都曾竞争这个位子。',
  ],
  'humour/comedy-drama': [
    'A divorced couple keeps running the only restaurant of {place}, on alternating days. | 一对离婚夫妻轮流营业，继续经营{place}唯一的餐馆。',
    '{job} fakes a short illness and becomes the most popular person in {place}. | {job}装了一场小病，竟成了{place}最受欢迎的人。',
  ],
  'humour/mockumentary': [
    'A camera crew follows the town council of {place} through a year of very small decisions. | 摄制组跟拍{place}议会一年，记录一个个微不足道的决定。',
    '{job} hires a film crew to prove that everything is under control. It is not. | {job}请来摄制组，想证明一切尽在掌握，事实并非如此。',
  ],
  'humour/satire': [
    'The week in politics, retold by {n} puppets who take themselves more seriously than ministers do. | {n}个木偶讲述一周时政，比部长们还要一本正经。',
    'A fictional ministry explains, with great patience, why nothing can be done. | 一个虚构的部委极有耐心地解释为什么什么都办不成。',
  ],
  'humour/scripted-shorts': [
    'Two colleagues share one lift, {n} floors and far too many opinions. | 两位同事同乘一部电梯，{n}层楼的时间里意见多得说不完。',
    'Very short scenes from the waiting room of {job}, where nobody waits quietly. | {job}的等候室里，没有人能安静等待，一幕幕微型喜剧由此上演。',
  ],
  'humour/sitcom': [
    '{n} flatmates, one bathroom and a landlord who has decided to move back in. | {n}个室友、一间浴室，还有一位决定搬回来住的房东。',
    'The staff of a motorway café near {place} have seen everything, except a customer who tips. | {place}附近公路咖啡店的员工什么都见过，就是没见过给小费的客人。',
  ],
  'humour/sketch': [
    'A fixed ensemble plays the whole population of {place}, from the mayor to the pigeons. | 固定班底演遍{place}全城的人，从市长一直演到鸽子。',
    '{n} sketches in half an hour about the misunderstandings that make up a working week. | 半小时{n}个小品，讲述一周工作中层出不穷的误会。',
  ],
  'humour/stand-up': [
    'New comedians get {n} minutes each in front of the toughest audience of {place}. | 新晋喜剧演员各有{n}分钟，面对{place}最挑剔的观众。',
    'An ensemble tours the smallest stages of the country and tests one theme each night. | 一支喜剧班底走遍全国最小的舞台，每晚只讲一个主题。',
  ],
  'sci-fi-fantasy/dystopia': [
    'In a city where sleep is rationed, {job} finds out who is using the hours that are saved. | 在睡眠配给制的城市里，{job}查出了省下的时间被谁占用。',
    '{years} after the last election, the archive of {place} begins to answer questions. | 最后一次选举{years}后，{place}的档案馆开始回答问题。',
  ],
  'sci-fi-fantasy/fantasy': [
    'The tides around {place} have stopped, and {job} is told that only a liar can move them again. | {place}的潮汐停了，有人告诉{job}，只有说谎者能让它重新涌动。',
    '{n} apprentices compete for the one lantern that shows a road between two kingdoms. | {n}名学徒争夺那盏能照亮两国之路的灯。',
  ],
  'sci-fi-fantasy/horror': [
    'Every night at the same minute, one room of a hotel in {place} is one metre longer. | 每晚同一时刻，{place}一家旅馆里有个房间会变长一米。',
    '{job} restores an old recording and hears {n} voices, one of them her own. | {job}修复一段旧录音，听到{n}个声音，其中一个是她自己。',
  ],
  'sci-fi-fantasy/science-fiction': [
    'The crew of a repair ship answers a distress call that was sent {years} in the future. | 一艘维修飞船收到来自{years}之后的求救信号。',
    'A colony of {n} families votes every evening on whether to tell their children about Earth. | 由{n}个家庭组成的殖民地每晚投票，决定是否告诉孩子地球的事。',
  ],
  'sci-fi-fantasy/supernatural': [
    '{job} can hear what houses remember, and the houses of {place} remember a crime. | {job}能听见房屋的记忆，而{place}的老屋记得一桩罪行。',
    'A family moves to {place} and finds {n} places laid at the table every morning. | 一家人搬到{place}，每天清晨都发现餐桌上摆好了{n}副碗筷。',
  ],
  'sci-fi-fantasy/time-travel': [
    '{job} wakes {years} earlier with one day to keep a train from leaving {place}. | {job}醒来时已回到{years}前，只有一天时间阻止一列火车驶离{place}。',
    'A museum guard discovers that the clock in hall {n} is not an exhibit but an exit. | 博物馆保安发现第{n}展厅的时钟不是展品，而是出口。',
  ],
  'soap/daily-soap': [
    'Love, rivalry and the rent: everyday life around one courtyard in {place}. | 爱情、竞争与房租：{place}一座大杂院里的日常生活。',
    'The families of a department store in {place} share a staircase and hardly a secret. | {place}一家百货公司的几户人家共用一道楼梯，几乎没有秘密可言。',
  ],
  'soap/period-telenovela': [
    'On a coffee estate near {place}, a foundling grows up between two houses that hate each other. | {place}附近的咖啡庄园里，一个弃婴在两个世仇家族之间长大。',
    '{years} of love and betrayal around the first theatre of {place}. | 围绕{place}第一座剧院，{years}的爱与背叛。',
  ],
  'soap/telenovela': [
    '{job} returns to {place} under another name to take back what her family lost. | {job}隐姓埋名回到{place}，要夺回家族失去的一切。',
    'Exchanged at birth, two women meet {years} later in love with the same man. | 出生时被调换的两个女人在{years}后相遇，爱上了同一个男人。',
  ],
  'soap/weekly-serial': [
    'The veterinary practice of {place} treats animals by day and the heartache of their owners by night. | {place}的兽医诊所白天医治动物，夜里医治主人的心事。',
    '{n} households in one street, and a ferry that brings a newcomer every week. | 一条街上{n}户人家，每周都有渡船送来一位新住户。',
  ],
  'soap/youth-soap': [
    'The boarding school of {place} takes in {n} scholarship students, and the old rules no longer hold. | {place}的寄宿学校招收了{n}名奖学金学生，旧规矩再也管不住了。',
    'A surf club near {place} is home, stage and battlefield for a generation that wants to leave. | {place}附近的冲浪俱乐部，是一代想要远走的年轻人的家、舞台与战场。',
  ],
  'kids/animation-action': [
    '{n} young keepers ride machines built from scrap to protect {place} from the Dust King. | {n}位小守护者驾驶废料拼成的机器，保卫{place}不受尘埃之王侵扰。',
    'A courier with a borrowed cape discovers that every parcel contains a new power. | 披着借来斗篷的小邮差发现，每个包裹里都藏着一种新能力。',
  ],
  'kids/animation-comedy': [
    'A very small dragon opens a very large hotel, and the guests are never the expected ones. | 一条很小的龙开了一家很大的旅馆，来的客人总是出人意料。',
    '{n} animals run the lost property office of {place}, and keep losing one another. | {n}只动物经营{place}的失物招领处，却总把彼此弄丢。',
  ],
  'kids/edutainment': [
    'Two curious robots travel through {place} and turn every question into an experiment. | 两个好奇的机器人穿行于{place}，把每个问题都变成一次实验。',
    '{n} minutes to answer one question asked by a child: why is the sky not green? | 用{n}分钟回答一个孩子提出的问题：天空为什么不是绿色的？',
  ],
  'kids/kids-game': [
    'School classes race through a giant board game with {n} squares, and the teachers are the pieces. | 各班同学在有{n}格的巨型棋盘上比赛，老师就是棋子。',
    'Two teams of children build, throw and calculate their way out of a paper castle. | 两队孩子靠搭建、投掷和计算，走出一座纸城堡。',
  ],
  'kids/live-action': [
    'A class of {n} finds a door behind the lockers and a school that was forgotten {years} ago. | 全班{n}名学生在储物柜后发现一扇门，通向一所{years}前被遗忘的学校。',
    'Four cousins spend the holidays in {place} and start the youngest newspaper of the country. | 四个表兄妹在{place}度假，办起全国最年轻的报纸。',
  ],
  'kids/preschool': [
    'A little boat learns one new word in every harbour, and brings it home to sing. | 小船每到一个港口就学会一个新词，带回家唱给大家听。',
    'Soft songs and small adventures with {n} friends who live in a vegetable garden. | 住在菜园里的{n}个好朋友，带来轻柔的歌和小小的冒险。',
  ],
  'kids/teen': [
    '{n} members of a school band share one amplifier and one enormous secret. | 校园乐队的{n}名成员共用一台音箱，也共守一个天大的秘密。',
    'A new girl in {place} posts an anonymous column, and soon the whole school writes back. | {place}转来的女生匿名写专栏，很快全校都开始回信。',
  ],
};
