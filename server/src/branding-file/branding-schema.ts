import { z } from 'zod';
import { contrastFault, derivePalette } from './derive-palette.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'should not be empty')
    .max(most, `should have at most ${most} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'should be one line');
/** Used in the sender of mails, and in texts with variables. */
const name = (most: number) => line(most).regex(/^[^<>"\\{}$]*$/, 'should not contain < > " \\ { } or $');
const address = z.url({ protocol: /^https?$/, error: 'should be an address such as https://example.com' });
const text = (most: number) =>
  z.string().trim().min(1, 'should not be empty').max(most, `should have at most ${most} characters`);
const inBoth = (most: number) => z.strictObject({ en: text(most), zh: text(most) });
const file = (what: string) =>
  line(1000).describe(
    `${what}: an SVG or PNG file of at most 200 kB; a relative path starts at this file's folder`,
  );

/** The accent as #rrggbb. It must be readable in both themes. */
const accent = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'should be a colour such as "#0f766e", in quotation marks')
  .superRefine((colour, context) => {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) return;
    const fault = contrastFault(derivePalette(colour));
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

const namedAddress = z.strictObject({ name: line(40), url: address });

/** The branding file of an installation: its names, contact and colours. Missing parts are not shown. */
export const brandingFileSchema = z.strictObject({
  product: name(30).describe('name of the product'),
  provider: name(30).describe('short name of the provider, as in "contact the … team"'),
  site: address.optional().describe("the provider's website"),
  accent: accent
    .optional()
    .describe('colour of links and buttons, such as "#0f766e"; other shades are made from it'),
  logo: file('logo').optional(),
  logoHasName: z
    .boolean()
    .default(false)
    .describe('the logo contains the name of the product, which is then not written beside it'),
  icon: file('icon of the browser tab; without it, a logo that is about square').optional(),
  contact: z
    .strictObject({
      email: z
        .email('should be an email address')
        .optional()
        .describe('mailbox that pages show; without it, that of PROVIDER_EMAIL'),
      phone: line(40).optional(),
      postal: inBoth(200).optional().describe('postal address'),
    })
    .default({}),
  social: z
    .array(namedAddress)
    .max(6, 'should have at most 6 entries')
    .default([])
    .describe('links of the footer'),
  sister: namedAddress.optional().describe('site of a sister company, linked in the mobile menu'),
  about: z
    .array(
      z.strictObject({
        name: line(80),
        text: inBoth(1500).describe('paragraphs, separated by empty lines'),
        site: address.optional(),
      }),
    )
    .min(1, 'should not be empty')
    .max(2, 'should have at most 2 entries')
    .optional()
    .describe('companies on the page "About us"'),
  letterFooter: inBoth(500).optional().describe('end of the daily letter, such as the imprint'),
});

export type BrandingFile = z.output<typeof brandingFileSchema>;

/** The JSON Schema of the file, for editors and other programs. */
export function brandingJsonSchema(): object {
  return { title: 'Branding of an installation', ...z.toJSONSchema(brandingFileSchema, { io: 'input' }) };
}
