import { bilingual, type Bilingual } from './bilingual.ts';
import type { TextFamily } from './text-family.ts';

/** What distinguishes a programme. */
export const DEVELOPMENTS: Readonly<Record<TextFamily, readonly Bilingual[]>> = {
  fiction: bilingual([
    'What begins as a favour soon puts old friendships and new plans at risk. | 起初的一个人情，很快危及旧日友谊与新的打算。',
    'Old loyalties return at the worst moment, and silence becomes the most dangerous answer. | 旧日的情义在最糟的时刻归来，沉默成了最危险的回答。',
    'Nobody is quite who they were in the first scene. | 没有人还是第一场戏里的那个人。',
    'The closer the truth comes, the fewer people want to hear it. | 真相越近，愿意听的人越少。',
    'An unlikely alliance forms, and it holds longer than anybody expected. | 一个出人意料的同盟就此结成，而且比所有人预想的更牢固。',
    'Every solution has a price, and it is rarely paid by the right person. | 每个解法都有代价，而付出代价的往往不是该付的人。',
    'Between duty and desire, there is one night left to decide. | 在责任与渴望之间，只剩一夜可以抉择。',
    'A secret from the first minute comes back in the last one. | 第一分钟埋下的秘密，在最后一分钟归来。',
    'Laughter comes easily here, and forgiveness does not. | 在这里，欢笑容易，宽恕很难。',
    'It takes one honest sentence to set everything in motion. | 一句真话，足以搅动一切。',
  ]),
  kids: bilingual([
    'The colours were mixed from drawings that children sent to the studio. | 配色取自孩子们寄来的画作。',
    'A book and a learning guide accompany the series. | 节目配有图书与学习手册。',
    'The heroes are small, the obstacles are large, and help comes from an unexpected side. | 主角很小，困难很大，帮助总从意想不到的地方出现。',
    'The series is made for watching together and for being quoted all week. | 适合全家一起看，也适合念叨一整个星期。',
    'Friendship solves what strength cannot. | 力气解决不了的，友情可以。',
  ]),
  contest: bilingual([
    'The prize grows with every round, and so does the temptation to stop. | 奖励逐轮增长，收手的诱惑也随之增长。',
    'At half-time one member may be traded, which is where friendships are tested. | 中场可互换一名成员，友情在此受到考验。',
    'A panel of former participants gives advice, not marks. | 往届参与者组成的团队只给建议，不打分。',
    'The winner decides on the theme of the next edition. | 获胜者决定下一期的主题。',
    'Special editions with well-known guests open and close the season. | 季首与季末推出名人特别版。',
    'The format works in a small studio and in a large hall alike. | 该模式小演播室与大场馆皆宜。',
    'A digital spin-off shows what happened when the cameras stopped. | 网络衍生节目呈现关机之后发生的事。',
  ]),
  show: bilingual([
    'The best moments appear online within minutes. | 最佳瞬间几分钟内即上线。',
    'Newcomers share the bill with acts that fill halls. | 新人与座无虚席的名家同台。',
    'The set changes with every edition, the armchair in the middle does not. | 布景期期不同，中央的扶手椅始终不变。',
    'Guests leave something behind, and the next ones have to use it. | 嘉宾留下一样东西，下一批嘉宾必须用上它。',
  ]),
  observed: bilingual([
    'What starts as an experiment becomes a habit, and for some a new life. | 始于一场实验，终成习惯，对有些人来说更是新生活。',
    'Not every story ends well, and the series doesn’t hide it. | 不是每个故事都圆满，节目也不回避。',
    'Months later, the crew returns and asks what has remained. | 数月之后摄制组再度到访，看看留下了什么。',
    'Families, colleagues and neighbours have their say. | 家人、同事与邻居各抒己见。',
    'The numbers are shown as openly as the tears. | 数字与泪水一样坦诚呈现。',
  ]),
  advice: bilingual([
    'Recipes, plans and addresses are on the programme’s page the same evening. | 食谱、方案与地址当晚即在节目页面公布。',
    'The tests are independent and repeated after a year. | 测评独立进行，一年后复测。',
    'A phone line stays open for an hour after each edition. | 每期播出后热线开放一小时。',
    'Viewers show what they made of the last edition. | 观众展示上一期内容的实践成果。',
  ]),
  factual: bilingual([
    'The result is a calm, precise account that leaves judgement to the viewer. | 叙述冷静而精确，把判断留给观众。',
    'The research took longer than the shooting, and it shows. | 调研时间比拍摄更长，成片可见其功。',
    'Local archives contributed pictures that had never been shown. | 地方档案馆提供了从未公开的影像。',
    'A companion podcast follows the threads that did not fit. | 配套播客延展片中未能收录的线索。',
    'It avoids easy answers and ends with an open door. | 不给简单答案，结尾留有余地。',
    'Beautiful pictures are not the point here, though there are many. | 画面之美并非重点，尽管美景处处可见。',
  ]),
  talk: bilingual([
    'Disagreement is welcome, interruption is not. | 欢迎分歧，不欢迎打断。',
    'What was said is checked, and the result is published the next day. | 所言皆经核实，结果次日公布。',
    'Once a month the studio moves to the home of a viewer. | 每月一次，演播室搬进观众家中。',
    'Music between the conversations comes from a house pianist. | 谈话间隙由驻场钢琴伴奏。',
  ]),
  live: bilingual([
    'A short edition follows on the channel’s online service. | 频道网络平台随后推出精编版。',
    'The editorial team explains its choices at the end of every week. | 每周末编辑部会说明选题理由。',
    'Sign language and subtitles are part of every edition. | 每期均配手语与字幕。',
    'Statistics come from an independent desk. | 数据由独立团队提供。',
  ]),
};
