import * as z from 'zod/mini';

/** An http(s) address. The server has checked it; `z.url` would add half a kilobyte to each first visit. */
export const webAddressSchema = z.string().check(z.regex(/^https?:\/\/[^\s/]+/i));
const inBoth = z.object({ en: z.string(), ch: z.string() });
const namedAddress = z.object({ name: z.string(), url: webAddressSchema });

/** Names, contact and links of the provider that runs the site, as pages show them. */
export const brandingSchema = z.object({
  /** Name of the product. */
  product: z.string(),
  /** Short name of the provider. */
  provider: z.string(),
  /** The provider's website. */
  site: z.optional(webAddressSchema),
  contact: z.object({
    email: z.string(),
    phone: z.optional(z.string()),
    postal: z.optional(inBoth),
  }),
  social: z.array(namedAddress),
  /** Site of a sister company. */
  sister: z.optional(namedAddress),
  /** Companies on the page about the provider; unset for the product's own text. Paragraphs are separated by empty lines. */
  about: z.optional(
    z.array(z.object({ name: z.string(), text: inBoth, site: z.optional(webAddressSchema) })),
  ),
  /** Path of the logo's file. */
  logo: z.optional(z.string()),
  /** Colour of printed headings, as #rrggbb. */
  accent: z.optional(z.string()),
});
export type Branding = z.output<typeof brandingSchema>;
