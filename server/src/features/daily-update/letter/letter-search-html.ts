import { genreLook } from '@airdex/programme-poster';
import { formatDay, type Language } from '@airdex/shared-contracts/constants';
import type { ThemeColours } from '../../../branding/palette.ts';
import { html, type Html } from './html-template.ts';
import type { LetterProgramme, LetterSearch } from './letter-content.ts';
import type { LetterLinks } from './letter-links.ts';
import { MAIL_COLOURS } from '../../../mail/mail-layout.ts';
import { initialOf } from './initial-of.ts';
import { keepOrder } from './keep-order.ts';
import { fontOf, TABLE } from './letter-style.ts';
import { LETTER_TEXTS } from './letter-texts.ts';

/** A saved search with its first new programmes, as a row of the letter's table. */
export function searchCard(
  search: LetterSearch,
  language: Language,
  links: LetterLinks,
  { accent, soft, onSoft }: ThemeColours,
): Html {
  const { surface, border, text } = MAIL_COLOURS;
  const texts = LETTER_TEXTS[language];
  const font = (size: number, lineHeight?: number): string => fontOf(language, size, lineHeight);
  const launch = links.launchSearch(search.id);
  return html`<tr>
    <td style="padding:0 0 16px">
      <table
        ${TABLE}
        width="100%"
        class="surface line"
        bgcolor="${surface}"
        style="width:100%;background-color:${surface};border:1px solid ${border};border-radius:12px;border-collapse:separate"
      >
        <tr>
          <td class="side" style="padding:18px 20px 14px">
            <table ${TABLE} width="100%">
              <tr>
                <td class="text" valign="top" style="${font(17, 1.35)};font-weight:700">
                  <a href="${launch}" style="color:${text};text-decoration:none">${search.name}</a>
                </td>
                <td align="right" valign="top" style="padding-left:12px;white-space:nowrap">
                  <span
                    class="soft"
                    style="display:inline-block;padding:2px 10px;border-radius:10px;background-color:${soft};${font(12)};line-height:20px;font-weight:700;color:${onSoft}"
                    >${texts.newCount(search.count)}</span
                  >
                </td>
              </tr>
            </table>
          </td>
        </tr>
        ${search.programmes.map((programme) => programmeRow(programme, language, links))}
        <tr>
          <td class="side line" align="center" style="padding:14px 20px 18px;border-top:1px solid ${border}">
            <table ${TABLE}>
              <tr>
                <td class="line accent" align="center" style="border:1px solid ${border};border-radius:8px">
                  <a
                    href="${launch}"
                    style="display:inline-block;padding:8px 20px;${font(14)};font-weight:700;color:${accent};text-decoration:none"
                    >${texts.openSearch}</a
                  >
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </td>
  </tr> `;
}

function programmeRow(programme: LetterProgramme, language: Language, links: LetterLinks): Html {
  const { border, text, muted } = MAIL_COLOURS;
  const font = (size: number, lineHeight?: number): string => fontOf(language, size, lineHeight);
  const { palette } = genreLook(programme.genreKey ?? '');
  const date = programme.date === null ? null : formatDay(programme.date, language, programme.datePrecision);
  const facts = [programme.country, keepOrder(programme.channel), date].filter((fact) => fact !== null);
  const kinds = [programme.genre, programme.isSample ? LETTER_TEXTS[language].sample : null];
  const kind = kinds.filter((part) => part !== null);
  return html`<tr>
    <td class="side line" style="padding:14px 20px;border-top:1px solid ${border}">
      <table ${TABLE} width="100%">
        <tr>
          <td width="44" valign="top" style="width:44px;padding-top:2px">
            <table ${TABLE}>
              <tr>
                <td
                  width="44"
                  height="44"
                  align="center"
                  valign="middle"
                  bgcolor="${palette.deep}"
                  style="width:44px;height:44px;background-color:${palette.deep};border-radius:9px;${font(19)};line-height:44px;font-weight:700;color:${palette.bright}"
                  aria-hidden="true"
                >
                  ${initialOf(programme.title)}
                </td>
              </tr>
            </table>
          </td>
          <td valign="top" style="padding-left:14px;${font(13)}">
            <p
              class="text"
              dir="auto"
              style="margin:0;text-align:left;font-size:15px;line-height:1.4;font-weight:700"
            >
              <a href="${links.card(programme.id)}" style="color:${text};text-decoration:none"
                >${programme.title}</a
              >
            </p>
            <p class="muted" style="margin:1px 0 0;font-size:13px;line-height:1.5;color:${muted}">
              ${facts.join(' · ')}${kind.length === 0 ? null : html`<br />${kind.join(' · ')}`}
            </p>
            ${programme.concept === null ? null : html`<p class="text" style="margin:6px 0 0;font-size:13px;line-height:1.5;color:${text}">${programme.concept}</p>`}
          </td>
        </tr>
      </table>
    </td>
  </tr> `;
}
