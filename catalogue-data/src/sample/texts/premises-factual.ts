/** Premises of factual programmes by subgenre: English | Chinese. `{place}`, `{job}`, `{n}`, `{years}` are filled in. */
export const FACTUAL_PREMISES: Readonly<Record<string, readonly string[]>> = {
  'culture/architecture': [
    'Each film enters one building, from its cellar to the roof, with the people who use it. | 每集走进一座建筑，从地窖到屋顶，与使用它的人同行。',
    'How {place} was built, altered and almost lost, in {n} houses. | 透过{n}座房屋，看{place}如何建成、改变、又险些消失。',
  ],
  'culture/arts': [
    'Exhibitions, premieres and a studio visit: the arts of the week from {place}. | 展览、首演与工作室探访：来自{place}的一周艺术资讯。',
    '{n} artists answer one picture, each in a different material. | {n}位艺术家以不同材料回应同一幅画。',
  ],
  'culture/books': [
    'Authors, booksellers and readers argue about {n} new titles, and one that is {years} old. | 作者、书商与读者争论{n}本新书，以及一本{years}前的旧书。',
    'A reading tour through the libraries of {place}, with one chapter per stop. | 走访{place}的图书馆，一站读一章。',
  ],
  'culture/cinema': [
    'The new films of the week, and the {n} shots that are worth the ticket. | 一周新片，以及值回票价的{n}个镜头。',
    'A projectionist from {place} opens the archive and tells how the pictures were made. | {place}的放映员打开片库，讲述画面的由来。',
  ],
  'culture/heritage': [
    'Crafts and feasts of {place}, kept alive by people who learned them {years} ago. | {place}的手艺与节庆，由{years}前学艺的人传承至今。',
    'Restorers save {n} objects and the stories that came with them. | 修复师抢救{n}件器物，也抢救与之相伴的故事。',
  ],
  'culture/performing-arts': [
    'From the first reading to the last curtain: one production on a stage in {place}. | 从第一次剧本朗读到最后谢幕：{place}舞台上的一部作品。',
    'Dance, circus and puppet theatre in {n} short portraits. | 以{n}段短片呈现舞蹈、马戏与木偶戏。',
  ],
  'culture/religion': [
    'A quiet half hour about faith, doubt and the places where people gather in {place}. | 静静的半小时，谈信仰、怀疑与{place}人们相聚的地方。',
    'Pilgrims walk to {place} and tell what made them leave home. | 朝圣者走向{place}，讲述离家的缘由。',
  ],
  'documentary/docu-series': [
    'Over {years}, the film-makers return to the same {n} families in {place}. | {years}间，摄制组一次次回访{place}的{n}个家庭。',
    'A harbour, a market, a hospital: {n} portraits of places that never close. | 港口、市场、医院：{n}个从不打烊之地的群像。',
  ],
  'documentary/history': [
    'Letters found in {place} give a new view of events that seemed settled for {years}. | 在{place}发现的书信，让{years}来的定论有了新的视角。',
    'Historians and engineers rebuild a lost machine and find out why it failed. | 历史学者与工程师重建一台失落的机器，查明它失败的原因。',
  ],
  'documentary/investigation': [
    'Reporters follow one shipment from {place} across {n} borders and ask who earned from it. | 记者追踪一批货物从{place}越过{n}道边境，追问谁从中获利。',
    'A leaked file, {n} witnesses and a company that prefers not to comment. | 一份泄露的文件、{n}名证人，以及一家不愿置评的公司。',
  ],
  'documentary/nature': [
    'A year in the life of the river that crosses {place}, filmed from the water. | 在水面拍摄，穿过{place}的一条河的一年。',
    'Night cameras show what {n} species do when the forest believes itself alone. | 夜视摄影机记录{n}个物种在森林无人时的举动。',
  ],
  'documentary/portrait': [
    'The life of a composer from {place}, told by those who had to copy the scores. | 一位来自{place}的作曲家，由抄谱人讲述其一生。',
    '{job} looks back on {years} of work that changed a trade and was hardly noticed. | {job}回望改变了一个行业、却鲜有人知的{years}。',
  ],
  'documentary/science': [
    'Scientists test {n} everyday beliefs with very large experiments in {place}. | 科学家在{place}用大型实验检验{n}个日常观念。',
    'From ocean floor to orbit: how engineers listen to a planet that never stands still. | 从海底到轨道：工程师如何倾听一颗从不静止的星球。',
  ],
  'documentary/society': [
    'What does a fair wage mean? {n} people from {place} show their payslip and their day. | 何为公平的工资？{place}的{n}个人展示工资单与一天的生活。',
    'The last school of {place} is to close, and the pupils hold the camera. | {place}最后一所学校即将关闭，学生们拿起了摄影机。',
  ],
  'documentary/travelogue': [
    'By bicycle, barge and night train: {n} weeks through the country behind {place}. | 骑车、乘驳船、坐夜车：在{place}身后的土地上行走{n}周。',
    'The route of a forgotten trade road, walked again after {years}. | 时隔{years}，重走一条被遗忘的商路。',
  ],
  'documentary/true-crime': [
    'A disappearance in {place} is examined again, with methods that did not exist {years} ago. | 用{years}前尚不存在的技术，重新检视{place}的一桩失踪案。',
    'Investigators, relatives and one juror talk about the trial that they cannot forget. | 调查员、家属与一名陪审员，谈起难以忘怀的审判。',
  ],
  'lifestyle/beauty-fashion': [
    'A wardrobe, {n} outfits and a tailor who asks what the clothes are for. | 一个衣柜、{n}套穿搭，还有一位追问衣服用途的裁缝。',
    'Trends from the streets of {place}, made wearable on an ordinary budget. | 来自{place}街头的潮流，用普通预算就能穿出来。',
  ],
  'lifestyle/cooking': [
    'One market in {place}, {n} ingredients and a lunch for the people who grew them. | {place}的一个市场、{n}种食材，为种植者做一顿午餐。',
    'Everyday dishes, cooked in the time that is really left after work. | 在下班后真正剩下的时间里，做好家常菜。',
  ],
  'lifestyle/garden': [
    'From balcony to orchard: what to sow, cut and leave alone this week. | 从阳台到果园：本周该种什么、剪什么、别碰什么。',
    '{n} gardens in {place} open their gates and share what went wrong. | {place}的{n}座花园敞开大门，分享失败的经验。',
  ],
  'lifestyle/health': [
    'Doctors answer {n} questions from viewers without a single foreign word. | 医生不用一个术语，回答观众的{n}个问题。',
    'Sleep, back, blood pressure: small changes that were tested in {place} for {n} weeks. | 睡眠、腰背、血压：在{place}试行{n}周的小改变。',
  ],
  'lifestyle/home': [
    'House hunters see {n} homes around {place} and only one that they can afford. | 购房者在{place}看了{n}套房，买得起的只有一套。',
    'Old walls, new plans: architects help families live well in less space. | 老墙新思：建筑师帮助家庭在更小的空间里住得更好。',
  ],
  'lifestyle/motoring': [
    'A classic is rescued from a barn near {place} and has {n} days to pass its inspection. | 从{place}附近谷仓救出的老爷车，要在{n}天内通过年检。',
    'Road tests with families, dogs and rain: how cars do in real life. | 带着家人、爱犬和雨天去试车：汽车在真实生活中的表现。',
  ],
  'lifestyle/pets': [
    'A trainer visits {n} homes in {place} where the dog has taken charge. | 训犬师走访{place}的{n}个由狗当家的家庭。',
    'Shelter animals look for a sofa, and their future owners for advice. | 收容所的动物寻找沙发，未来的主人寻求建议。',
  ],
  'lifestyle/travel': [
    'A weekend in {place} on a fixed budget, and what the guidebook left out. | 用固定预算在{place}过周末，带你看指南没写的地方。',
    'Locals from {n} regions each show the walk they take when nobody is visiting. | {n}个地区的当地人，各自带你走一条平日散步的路。',
  ],
  'news/business': [
    'Markets, wages and one company report that is worth reading, from the newsroom in {place}. | 来自{place}编辑部的市场、薪资，以及一份值得一读的公司财报。',
    'Founders from {place} explain in {n} minutes what they sell and what it cost them. | {place}的创业者用{n}分钟讲清卖的是什么、付出了什么。',
  ],
  'news/debate': [
    'One question, two sides and {n} citizens who may interrupt. | 一个问题、两方观点，{n}位可以插话的市民。',
    'Politicians answer in turn, and the clock is visible to everyone. | 政治人物轮流作答，人人都能看到计时。',
  ],
  'news/interview': [
    'A single guest, no audience and {n} minutes without interruption. | 一位嘉宾，没有观众，{n}分钟不间断。',
    'The week’s decision-maker explains the decision, document by document. | 本周的决策者逐份文件解释自己的决定。',
  ],
  'news/investigative-magazine': [
    'Three reports from {place} on what goes wrong in offices, kitchens and balance sheets. | 三篇来自{place}的报道，揭示机关、厨房与账目中的问题。',
    'Reporters return to {n} stories to see whether anything has changed. | 记者回访{n}则旧闻，看看是否有所改变。',
  ],
  'news/morning': [
    'News, weather, traffic and the first coffee with guests from {place}. | 新闻、天气、路况，以及与{place}嘉宾的第一杯咖啡。',
    'Three hours to start the day: headlines every {n} minutes and a kitchen in between. | 三小时开启一天：每{n}分钟一次头条，中间还有一间厨房。',
  ],
  'news/news-magazine': [
    'The background to the headlines: {n} reports and one long conversation. | 头条背后的故事：{n}篇报道和一场长谈。',
    'Correspondents report from {place} on what daily news has no time for. | 记者从{place}发回日常新闻来不及讲的内容。',
  ],
  'news/newscast': [
    'The main news of the day from home and abroad, with weather and sport. | 当日国内外要闻，附天气与体育。',
    'Headlines, live reports and a closer look at {place} in {n} minutes. | {n}分钟了解头条、现场连线与{place}焦点。',
  ],
  'sport/extreme': [
    'Climbers, divers and skiers near {place} explain how much preparation a reckless second needs. | {place}附近的攀登者、潜水员与滑雪者讲述冒险一秒背后的准备。',
    '{n} athletes, one mountain and the weather window of a single morning. | {n}名运动员、一座山，以及仅有一个早晨的窗口期。',
  ],
  'sport/fitness': [
    'A daily workout of {n} minutes for living rooms without equipment. | 每天{n}分钟，在客厅徒手锻炼。',
    'Beginners from {place} train for their first run, week by week. | {place}的初学者一周周备战人生第一场跑步。',
  ],
  'sport/live-sport': [
    'Live coverage of the league from {place}, with the warm-up and every replay. | 来自{place}的联赛直播，含热身与全部回放。',
    'The tournament of {n} teams, live with commentary from the touchline. | {n}支球队的赛事直播，场边解说。',
  ],
  'sport/sport-documentary': [
    'A second-division club from {place} through the season that decides its survival. | 记录{place}一支乙级俱乐部决定存亡的赛季。',
    '{years} after a lost final, the team watches the recording for the first time. | 决赛失利{years}后，球队第一次观看比赛录像。',
  ],
  'sport/sport-magazine': [
    'Goals, records and the volunteers who mark the lines: sport of the weekend. | 进球、纪录与画线的志愿者：周末体坛。',
    'Portraits and results from {n} disciplines that rarely make the front page. | {n}个少上头版的项目，人物与赛果。',
  ],
  'sport/sport-talk': [
    'Former players and fans argue about {n} scenes of the match day. | 退役球员与球迷争论比赛日的{n}个片段。',
    'One table, one tactical board and a phone line that is never free. | 一张桌子、一块战术板、一条永远占线的电话。',
  ],
};
