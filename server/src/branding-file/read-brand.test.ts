import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brandFolder, TEST_BRANDING, testPng, type BrandFolder } from '../../testing/brand-file.ts';
import { DEFAULT_BRAND, defaultSender } from '../branding/brand.ts';
import { readBrand } from './read-brand.ts';

let folder: BrandFolder;
beforeEach(async () => {
  folder = await brandFolder();
});
afterEach(() => folder.remove());

function errorOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as Error).message.replaceAll(folder.file, 'branding.yaml');
  }
  return 'none';
}

const MINIMUM = 'product: Screenline\nprovider: Nordlys\n';

describe('the branding file', () => {
  test('returns names, contact, colours and the logo', async () => {
    await folder.write(TEST_BRANDING);
    const brand = folder.read();
    expect(brand).toMatchObject({
      isSet: true,
      branding: {
        product: 'Screenline',
        provider: 'Nordlys Media',
        contact: { email: 'hello@screenline.example', postal: { ch: '卑尔根码头街 1 号' } },
        about: [{ text: { en: 'First.\n\nSecond.' } }],
        logo: brand.logo?.path,
      },
      palette: { light: { fill: '#0f766e' } },
      logo: { path: expect.stringMatching(/^\/branding\/[0-9a-f]{16}\.svg$/), ratio: 2 },
      icon: null,
      letterFooter: { ch: '北极光传媒，卑尔根' },
    });
    expect(defaultSender(brand, 'https://tv.example.com')).toBe('Screenline <no-reply@tv.example.com>');
  });

  test('omits missing parts instead of showing those of the product', async () => {
    await folder.write(MINIMUM);
    expect(folder.read()).toEqual({
      ...DEFAULT_BRAND,
      isSet: true,
      branding: {
        product: 'Screenline',
        provider: 'Nordlys',
        contact: { email: 'sales@screenline.example' },
        social: [],
        accent: '#4338ca',
      },
    });
  });

  test('requires an address of the provider, here or in the settings', async () => {
    await folder.write(`${MINIMUM}contact:\n  phone: +47 22 00 00 00\n`);
    const read = () =>
      readBrand({ brandingFile: folder.file, providerEmail: DEFAULT_BRAND.branding.contact.email });
    expect(errorOf(read)).toBe(
      'BRANDING_FILE: is not valid: branding.yaml:3: contact.email is missing; set it here, or set PROVIDER_EMAIL',
    );
  });

  test('is optional', () => {
    expect(readBrand({ brandingFile: null, providerEmail: 'a@example.com' })).toBe(DEFAULT_BRAND);
    expect(defaultSender(DEFAULT_BRAND, 'https://tv.example.com')).toBe('Airdex <no-reply@tv.example.com>');
  });

  test('may have a square logo, which is also the icon', async () => {
    await folder.add('square.png', testPng(64, 64));
    await folder.write(`${MINIMUM}logo: square.png\n`);
    const { logo, icon } = folder.read();
    expect(logo).toMatchObject({ type: 'image/png', ratio: 1 });
    expect(icon).toBe(logo);
  });

  test('quotes a sender whose name has punctuation', async () => {
    await folder.write('product: "Stage, Screen & Co."\nprovider: A\n');
    expect(defaultSender(folder.read(), 'https://tv.example.com')).toBe(
      '"Stage, Screen & Co." <no-reply@tv.example.com>',
    );
  });
});

describe('a fault in the branding file is reported with its line and field:', () => {
  test.each([
    ['YAML that is not valid', `${MINIMUM}social: [\n`, /^BRANDING_FILE: is not valid: branding\.yaml:\d+: /],
    ['a missing name', 'product: Screenline\n', 'branding.yaml:1: provider is missing'],
    ['a field without a value', 'product: Screenline\nprovider:\n', 'branding.yaml:2: provider is missing'],
    ['a value of another type', `${MINIMUM}logo: 7\n`, 'branding.yaml:3: logo should be a text'],
    ['an empty list', `${MINIMUM}about: []\n`, 'branding.yaml:3: about should not be empty'],
    ['a file that is not made of fields', '- Screenline\n', 'branding.yaml:1: should be a group of fields'],
    ['an unknown field', `${MINIMUM}colour: red\n`, 'branding.yaml:3: colour is not a known field'],
    [
      'a name that is no sender',
      'product: <b>\nprovider: A\n',
      'branding.yaml:1: product should not contain',
    ],
    ['a missing translation', `${MINIMUM}letterFooter:\n  en: A\n`, 'branding.yaml:3: letterFooter.zh'],
    [
      'an address that is none',
      `${MINIMUM}social:\n  - name: X\n    url: javascript:alert(1)\n`,
      'branding.yaml:5: social.0.url should be an address',
    ],
    ['a colour that is none', `${MINIMUM}accent: teal\n`, 'branding.yaml:3: accent should be a colour'],
    [
      'a logo that does not exist',
      `${MINIMUM}logo: gone.svg\n`,
      'branding.yaml:3: logo cannot be read: ENOENT',
    ],
    [
      'a logo that is no picture',
      `${MINIMUM}logo: branding.yaml\n`,
      'branding.yaml:3: logo should be an SVG file with a viewBox, or a PNG',
    ],
  ])('%s', async (_, text, message) => {
    await folder.write(text);
    const error = errorOf(() => folder.read());
    if (typeof message === 'string') expect(error).toContain(`BRANDING_FILE: is not valid: ${message}`);
    else expect(error).toMatch(message);
  });

  test('a logo that is too large, too wide, or a picture of another type', async () => {
    await folder.write(`${MINIMUM}logo: picture\n`);
    for (const [content, message] of [
      [Buffer.alloc(205 * 1024, testPng(1, 1)), 'has 205 kB; at most 200 are allowed'],
      [testPng(700, 100), 'should be between 0.5 and 6 times as wide as high'],
      [Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'should be an SVG or PNG file'],
    ] as const) {
      await folder.add('picture', content);
      expect(errorOf(() => folder.read())).toContain(`branding.yaml:3: logo ${message}`);
    }
  });

  test('every fault, with its line', async () => {
    await folder.write('product: ""\nprovider: A\naccent: red\n');
    expect(errorOf(() => folder.read()).split('\n')).toEqual([
      'BRANDING_FILE: is not valid: branding.yaml:1: product should not be empty',
      expect.stringContaining('branding.yaml:3: accent'),
    ]);
  });

  test.each(['', '# product: Screenline\n', '{}\n'])('an empty file: %j', async (text) => {
    await folder.write(text);
    expect(errorOf(() => folder.read()).split('\n')).toEqual([
      'BRANDING_FILE: is not valid: branding.yaml:1: product is missing',
      'BRANDING_FILE: is not valid: branding.yaml:1: provider is missing',
    ]);
  });

  test('a text in another encoding', async () => {
    await folder.add('branding.yaml', Buffer.from('product: Caf\xe9\nprovider: A\n', 'latin1'));
    expect(errorOf(() => folder.read())).toBe(
      'BRANDING_FILE: is not valid: branding.yaml: is not a UTF-8 text file',
    );
  });

  test('a file that cannot be read', () => {
    expect(errorOf(() => folder.read())).toMatch(/^BRANDING_FILE: cannot be read: ENOENT/);
  });
});
