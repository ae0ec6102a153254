import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { stringify } from 'yaml';
import { readBrand } from '../src/branding-file/read-brand.ts';
import type { Brand } from '../src/branding/brand.ts';

/** An SVG twice as wide as high, with a script. */
export const TEST_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><script>document.title = "run"</script><rect width="64" height="32" fill="#0f766e"/></svg>';

/** A complete branding file, as an operator writes it. */
export const TEST_BRANDING = {
  product: 'Screenline',
  provider: 'Nordlys Media',
  site: 'https://www.screenline.example',
  accent: '#0f766e',
  logo: 'logo.svg',
  contact: {
    email: 'hello@screenline.example',
    phone: '+47 22 00 00 00',
    postal: { en: '1 Quay Street\nBergen', zh: '卑尔根码头街 1 号' },
  },
  social: [{ name: 'Mastodon', url: 'https://social.screenline.example' }],
  sister: { name: 'Screenline Lab', url: 'https://lab.screenline.example' },
  about: [{ name: 'Nordlys Media', text: { en: 'First.\n\nSecond.', zh: '第一。\n\n第二。' } }],
  letterFooter: { en: 'Nordlys Media AS, Bergen', zh: '北极光传媒，卑尔根' },
};

/** A PNG of one colour: its header and its rows. */
export function testPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface BrandFolder {
  readonly file: string;
  /** Writes the file, as text or as a value. */
  write(content: string | object): Promise<void>;
  add(name: string, content: string | Buffer): Promise<void>;
  read(): Brand;
  remove(): Promise<void>;
}

/** A folder with a branding file and a logo. */
export async function brandFolder(): Promise<BrandFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-branding-'));
  const file = path.join(folder, 'branding.yaml');
  const add: BrandFolder['add'] = (name, content) => writeFile(path.join(folder, name), content);
  await add('logo.svg', TEST_LOGO);
  return {
    file,
    add,
    write: (content) => writeFile(file, typeof content === 'string' ? content : stringify(content)),
    read: () => readBrand({ brandingFile: file, providerEmail: 'sales@screenline.example' }),
    remove: () => rm(folder, { recursive: true }),
  };
}
