import type { Language } from '@airdex/shared-contracts/constants';
import { DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import { type Branding } from '@airdex/shared-contracts/remote-contract';
import { DEFAULT_PALETTE, type Palette } from './palette.ts';

/** A picture of the provider, served at a path that contains its hash. */
export interface BrandPicture {
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
  /** Width divided by height. */
  readonly ratio: number;
}

/** The names, contact and colours of the installation on pages, in mails and in files. */
export interface Brand {
  /** False: the product's own branding. */
  readonly isSet: boolean;
  readonly branding: Branding;
  readonly palette: Palette;
  /** Null: the product's mark, with the name. */
  readonly logo: BrandPicture | null;
  /** True: the logo contains the product's name, which is then not written next to it. */
  readonly logoHasName: boolean;
  /** Shown in the browser's tab. */
  readonly icon: BrandPicture | null;
  /** Shown at the end of daily letters. */
  readonly letterFooter: Readonly<Record<Language, string>> | null;
}

export const DEFAULT_BRAND: Brand = {
  isSet: false,
  branding: DEFAULT_BRANDING,
  palette: DEFAULT_PALETTE,
  logo: null,
  logoHasName: false,
  icon: null,
  letterFooter: null,
};

/** The sender of mails if none is configured: the product, with an address of the site. */
export function defaultSender({ branding }: Brand, publicUrl: string): string {
  const name = /^[\p{L}\p{N} -]+$/u.test(branding.product) ? branding.product : `"${branding.product}"`;
  return `${name} <no-reply@${new URL(publicUrl).hostname}>`;
}
