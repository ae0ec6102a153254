import { html, type Html } from './html-template.ts';
import type { Letter } from './letter.ts';
import type { LetterLinks } from './letter-links.ts';
import { MAIL_COLOURS } from '../../../mail/mail-layout.ts';
import { initialOf } from './initial-of.ts';
import { fontOf } from './letter-style.ts';

/** Height of the logo, and of the tile with the first letter of the name. */
const SIZE = 28;

/** Cells of the letter's head: the logo or a tile, and the name of the product as a link to the site. */
export function brandHead({ language, isPage = false, brand }: Letter, links: LetterLinks): Html {
  const { product } = brand.branding;
  const logo = logoOf(brand.logo, isPage);
  const name = html`<a href="${links.site}" style="color:${MAIL_COLOURS.text};text-decoration:none"
    >${product}</a
  >`;
  const nameCell = html`<td class="text" style="padding-left:10px;${fontOf(language, 17)};font-weight:700">
    ${name}
  </td>`;
  if (logo === null) return html`${tile({ language, brand })}${nameCell}`;
  const width = Math.round(SIZE * logo.ratio);
  const picture = html`<td width="${width}" style="width:${width}px">
    <a href="${links.site}"
      ><img
        src="${isPage ? logo.path : links.site.replace(/\/$/, '') + logo.path}"
        width="${width}"
        height="${SIZE}"
        alt="${brand.logoHasName ? product : ''}"
        style="display:block;border:0"
    /></a>
  </td>`;
  return brand.logoHasName ? picture : html`${picture}${nameCell}`;
}

/** Mail programs show no SVG. */
function logoOf(logo: Letter['brand']['logo'], isPage: boolean): Letter['brand']['logo'] {
  return logo !== null && (isPage || logo.type === 'image/png') ? logo : null;
}

function tile({ language, brand }: Pick<Letter, 'language' | 'brand'>): Html {
  const { fill, onAccent } = brand.palette.light;
  return html`<td
    width="${SIZE}"
    height="${SIZE}"
    align="center"
    valign="middle"
    bgcolor="${fill}"
    style="width:${SIZE}px;height:${SIZE}px;background-color:${fill};border-radius:7px;${fontOf(language, 16)};line-height:${SIZE}px;font-weight:700;color:${onAccent}"
  >
    ${initialOf(brand.branding.product)}
  </td>`;
}
