import { languageTag } from '@airdex/shared-contracts/constants';
import { BREAK_LONG_WORDS, MAIL_COLOURS } from '../../../mail/mail-layout.ts';
import { Html, html } from './html-template.ts';
import { brandHead } from './letter-brand.ts';
import type { Letter } from './letter.ts';
import type { LetterLinks } from './letter-links.ts';
import { searchCard } from './letter-search-html.ts';
import { fontOf, letterStyle, TABLE } from './letter-style.ts';
import { dayInWords, LETTER_TEXTS } from './letter-texts.ts';

/** Titles that the list of mails shows after the subject. */
const PREVIEWED = 3;
/** Prevents mail programs from filling the rest of that line with the following text. */
const PREVIEW_END = new Html('&#847;&zwnj;&nbsp;'.repeat(60));
/** Name and date share a line: the date must not break a word of the name. */
const KEEP_WORDS = 'overflow-wrap:normal;word-break:normal';

/**
 * A letter as a complete HTML document, for mail programs and browsers: tables and inline styles, at most 600
 * pixels and down to the width of a phone. It has no pictures but a logo, because mail programs show none that
 * require a login, and half of them none at all; programmes have a tile in their genre's colours instead.
 */
export function letterHtml(letter: Letter, links: LetterLinks): string {
  const { content, language, day, isPage = false, brand } = letter;
  const { canvas, text, muted } = MAIL_COLOURS;
  const colours = brand.palette.light;
  const texts = LETTER_TEXTS[language];
  const font = (size: number, lineHeight?: number): string => fontOf(language, size, lineHeight);
  const titles = content.searches.flatMap(({ programmes }) => programmes.map(({ title }) => title));
  const link = (label: string, href: string): Html =>
    html`<a href="${href}" style="color:${muted};text-decoration:underline">${label}</a>`;
  // The page's policy allows it by its hash.
  const style = new Html(`<style>${letterStyle(brand)}</style>`);
  const searches = content.searches.length + content.moreSearches;
  return html`<!doctype html>
    <html lang="${languageTag(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${texts.subject(content.count)}</title>
        ${style}
      </head>
      <body
        class="canvas"
        style="margin:0;padding:0;width:100%;background-color:${canvas};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">
          ${[...new Set(titles)].slice(0, PREVIEWED).join(' · ')}${PREVIEW_END}
        </div>
        <table ${TABLE} width="100%" class="canvas" bgcolor="${canvas}" style="background-color:${canvas}">
          <tr>
            <td align="center" class="side" style="padding:24px 16px 40px;${BREAK_LONG_WORDS}">
              <!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
              <table ${TABLE} width="100%" style="width:100%;max-width:600px">
                <tr>
                  <td style="padding:0 4px;${KEEP_WORDS}">
                    <table ${TABLE} width="100%">
                      <tr>
                        ${brandHead(letter, links)}
                        <td class="muted" align="right" style="${font(13)};color:${muted}">
                          ${dayInWords(day, language)}
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 4px 24px">
                    <p
                      class="accent"
                      style="margin:0 0 6px;${font(13)};font-weight:700;color:${colours.accent}"
                    >
                      ${texts.name}
                    </p>
                    <h1
                      class="text"
                      style="margin:0 0 8px;${font(28, 1.25)};font-weight:700;letter-spacing:${language === 'ch' ? '0' : '-0.02em'};color:${text}"
                    >
                      ${texts.headline(content.count)}
                    </h1>
                    <p class="muted" style="margin:0;${font(15)};color:${muted}">
                      ${texts.lead(content.sinceDay, searches)}
                    </p>
                  </td>
                </tr>
                ${content.searches.map((search) => searchCard(search, language, links, colours))}
                ${content.moreSearches === 0 ? null : moreSearches(content.moreSearches, letter, links)}
                <tr>
                  <td class="muted" style="padding:16px 4px 0;${font(12)};color:${muted}">
                    <p style="margin:0 0 8px">${texts.why(brand.branding.product)}</p>
                    <p style="margin:0">
                      ${isPage ? null : html`${link(texts.view, links.view)} &nbsp;·&nbsp; `}${link(texts.settings, links.settings)}
                      &nbsp;·&nbsp; ${link(texts.unsubscribe, links.unsubscribe)}
                    </p>
                    ${brand.letterFooter === null ? null : html`<p style="margin:8px 0 0">${linesOf(brand.letterFooter[language])}</p>`}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** The lines of a text, one below the other. */
function linesOf(text: string): Html[] {
  return text.split('\n').map((line, position) => (position === 0 ? html`${line}` : html`<br />${line}`));
}

function moreSearches(count: number, { language, brand }: Letter, links: LetterLinks): Html {
  const { muted } = MAIL_COLOURS;
  const { accent } = brand.palette.light;
  const texts = LETTER_TEXTS[language];
  const font = (size: number, lineHeight?: number): string => fontOf(language, size, lineHeight);
  return html`<tr>
    <td class="muted" style="padding:0 4px 16px;${font(14)};color:${muted}">
      ${texts.moreSearches(count)}
      <span class="accent"
        ><a href="${links.savedSearches}" style="color:${accent};font-weight:700;text-decoration:none"
          >${texts.savedSearches}</a
        ></span
      >
    </td>
  </tr>`;
}
