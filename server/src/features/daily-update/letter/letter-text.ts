import { formatDay, type Language } from '@airdex/shared-contracts/constants';
import { oneLine } from '../../../mail/one-line.ts';
import { keepOrder } from './keep-order.ts';
import type { LetterProgramme } from './letter-content.ts';
import type { Letter } from './letter.ts';
import type { LetterLinks } from './letter-links.ts';
import { dayInWords, LETTER_TEXTS } from './letter-texts.ts';

/** The plain-text part of a letter, with the same content. */
export function letterText({ content, language, day, brand }: Letter, links: LetterLinks): string {
  const { product } = brand.branding;
  const texts = LETTER_TEXTS[language];
  const colon = language === 'ch' ? '：' : ': ';
  const searches = content.searches.map((search) =>
    [
      `${keepOrder(oneLine(search.name))} – ${texts.newCount(search.count)}`,
      ...search.programmes.map((programme) => programmeText(programme, language, links)),
      `${texts.openSearch}${colon}${links.launchSearch(search.id)}`,
    ].join('\n\n'),
  );
  const more =
    content.moreSearches === 0 ? [] : [`${texts.moreSearches(content.moreSearches)}\n${links.savedSearches}`];
  const footer = [
    texts.why(product),
    `${texts.view}${colon}${links.view}`,
    `${texts.settings}${colon}${links.settings}`,
    `${texts.unsubscribe}${colon}${links.unsubscribe}`,
    ...(brand.letterFooter === null ? [] : [brand.letterFooter[language]]),
  ];
  const head = [
    `${product} – ${texts.name}`,
    dayInWords(day, language),
    texts.headline(content.count),
    texts.lead(content.sinceDay, content.searches.length + content.moreSearches),
  ].join('\n');
  return `${[head, ...searches, ...more, `-- \n${footer.join('\n')}`].join('\n\n\n')}\n`;
}

function programmeText(programme: LetterProgramme, language: Language, links: LetterLinks): string {
  const { title, concept, country, channel, date, datePrecision, genre, isSample } = programme;
  const facts = [
    country,
    keepOrder(channel),
    date === null ? null : formatDay(date, language, datePrecision),
    genre,
    isSample ? LETTER_TEXTS[language].sample : null,
  ].filter((fact) => fact !== null);
  return [
    `* ${oneLine(title)}`,
    `  ${oneLine(facts.join(' · '))}`,
    ...(concept === null ? [] : [`  ${oneLine(concept)}`]),
    `  ${links.card(programme.id)}`,
  ].join('\n');
}
