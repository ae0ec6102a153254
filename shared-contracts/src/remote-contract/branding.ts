import * as z from 'zod/mini';

const address = z.url({ protocol: /^https?$/ });
const inBoth = z.object({ en: z.string(), ch: z.string() });
const namedAddress = z.object({ name: z.string(), url: address });

/** Names, contact and links of the provider that runs the site, as pages show them. */
export const brandingSchema = z.object({
  /** Name of the product. */
  product: z.string(),
  /** Short name of the provider. */
  provider: z.string(),
  /** The provider's website. */
  site: z.optional(address),
  contact: z.object({
    email: z.string(),
    phone: z.optional(z.string()),
    postal: z.optional(inBoth),
  }),
  social: z.array(namedAddress),
  /** Site of a sister company. */
  sister: z.optional(namedAddress),
  /** Companies on the page about the provider; unset for the product's own text. Paragraphs are separated by empty lines. */
  about: z.optional(z.array(z.object({ name: z.string(), text: inBoth, site: z.optional(address) }))),
  /** Path of the logo's file. */
  logo: z.optional(z.string()),
  /** Colour of printed headings, as #rrggbb. */
  accent: z.optional(z.string()),
});
export type Branding = z.output<typeof brandingSchema>;
