import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Branding } from '@airdex/shared-contracts/remote-contract';
import { readYaml, schemaIssues, typeMessage, type YamlSource } from '../administration/files/yaml-source.ts';
import { DEFAULT_BRAND, type Brand, type BrandPicture } from '../branding/brand.ts';
import { DEFAULT_PALETTE } from '../branding/palette.ts';
import { ConfigurationError, type Configuration } from '../configuration.ts';
import { HttpError } from '../http/http-error.ts';
import { brandingFileSchema, type BrandingFile } from './branding-schema.ts';
import { derivePalette } from './derive-palette.ts';
import { PictureError, readPicture } from './read-picture.ts';

/** A fault of the file, with its line (0: of the whole file) and its field ('': none). */
interface Fault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** A square picture is also an icon. */
const isSquare = ({ ratio }: BrandPicture): boolean => ratio > 0.8 && ratio < 1.25;

/** Reads the file of `BRANDING_FILE`. Throws {@link ConfigurationError} with file, line and field of each fault. */
export function readBrand({
  brandingFile,
  providerEmail,
}: Pick<Configuration, 'brandingFile' | 'providerEmail'>): Brand {
  if (brandingFile === null) return DEFAULT_BRAND;
  const source = parse(brandingFile);
  // An empty file lacks the same fields as one without them.
  const parsed = brandingFileSchema.safeParse(source.value ?? {}, { error: typeMessage });
  if (!parsed.success) throw faulty(brandingFile, schemaIssues(source, parsed.error));
  const { data } = parsed;
  const faults: Fault[] = [];
  const picture = (field: 'logo' | 'icon'): BrandPicture | null => {
    const file = data[field];
    if (file === undefined) return null;
    try {
      return readPicture(path.resolve(path.dirname(brandingFile), file));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(source.issue([field], error.message));
      return null;
    }
  };
  if (data.contact.email === undefined && providerEmail === DEFAULT_BRAND.branding.contact.email)
    faults.push(source.issue(['contact', 'email'], 'is missing; set it here, or set PROVIDER_EMAIL'));
  const [logo, icon] = [picture('logo'), picture('icon')];
  if (faults.length > 0) throw faulty(brandingFile, faults);
  const palette = data.accent === undefined ? DEFAULT_PALETTE : derivePalette(data.accent);
  const footer = data.letterFooter;
  return {
    isSet: true,
    branding: {
      ...brandingOf(data, providerEmail),
      accent: palette.light.accent,
      ...(logo === null ? {} : { logo: logo.path }),
    },
    palette,
    logo,
    logoHasName: logo !== null && data.logoHasName,
    icon: icon ?? (logo !== null && isSquare(logo) ? logo : null),
    letterFooter: footer === undefined ? null : { en: footer.en, ch: footer.zh },
  };
}

/** The parts that pages show. */
function brandingOf(file: BrandingFile, providerEmail: string): Branding {
  const { product, provider, site, contact, social, sister, about } = file;
  const { email = providerEmail, phone, postal } = contact;
  const stored = ({ en, zh }: { readonly en: string; readonly zh: string }) => ({ en, ch: zh });
  return {
    product,
    provider,
    ...(site === undefined ? {} : { site }),
    contact: {
      email,
      ...(phone === undefined ? {} : { phone }),
      ...(postal === undefined ? {} : { postal: stored(postal) }),
    },
    social,
    ...(sister === undefined ? {} : { sister }),
    ...(about === undefined
      ? {}
      : {
          about: about.map((company) => ({
            name: company.name,
            text: stored(company.text),
            ...(company.site === undefined ? {} : { site: company.site }),
          })),
        }),
  };
}

function parse(file: string): YamlSource {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new ConfigurationError(`BRANDING_FILE: cannot be read: ${(error as Error).message}`);
  }
  if (!isUtf8(bytes)) throw faulty(file, [{ line: 0, field: '', message: 'is not a UTF-8 text file' }]);
  const text = new TextDecoder().decode(bytes);
  try {
    return readYaml({ name: file, text });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const faults = (error.details.issues ?? []).map(({ line = 0, field, message }) => ({
      line,
      field,
      message,
    }));
    throw faulty(file, faults);
  }
}

function faulty(file: string, faults: readonly Fault[]): ConfigurationError {
  const place = (line: number): string => (line === 0 ? file : `${file}:${line}`);
  return new ConfigurationError(
    faults
      .map(
        ({ line, field, message }) =>
          `BRANDING_FILE: is not valid: ${place(line)}: ${`${field} ${message}`.trim()}`,
      )
      .join('\n'),
  );
}
