import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '../../reference/countries.ts';
import { dayOf } from '../calendar.ts';
import { LANGUAGES } from '../language/languages.ts';
import { generateChannels } from './generate-channels.ts';

const channels = generateChannels();
const byCountry = Map.groupBy(channels, ({ country }) => country);

describe('generateChannels', () => {
  test('creates more than 5,500 channels in more than 100 real countries', () => {
    expect(channels.length).toBeGreaterThan(5500);
    expect(byCountry.size).toBeGreaterThan(100);
    for (const country of byCountry.keys()) expect(COUNTRY_CODES).toContain(country);
  });

  test('creates hundreds of channels for large markets and a handful for small ones', () => {
    for (const country of ['US', 'CN', 'IN'])
      expect(byCountry.get(country)?.length).toBeGreaterThanOrEqual(200);
    for (const country of ['MT', 'LU', 'BN', 'SM'])
      expect(byCountry.get(country)?.length).toBeLessThanOrEqual(20);
    for (const list of byCountry.values()) expect(list.length).toBeGreaterThanOrEqual(8);
  });

  test('fills every field of every channel', () => {
    const incomplete = channels.filter((channel) => {
      const texts = [channel.name, channel.network, channel.owners, ...channel.alternativeNames];
      return (
        texts.length < 4 ||
        texts.some((text) => text.trim() === '') ||
        !/^www\.[a-z0-9-]+\.[a-z]{2}\.example$/.test(new URL(channel.website).hostname) ||
        dayOf(channel.launchedOn) >= dayOf('2025-01-01') ||
        !(channel.share > 0 && channel.share < 30) ||
        !Object.hasOwn(LANGUAGES, channel.language)
      );
    });
    expect(incomplete).toEqual([]);
  });

  test('creates names that are unique within a country, and keys that are unique everywhere', () => {
    for (const list of byCountry.values())
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
    expect(new Set(channels.map(({ sourceKey }) => sourceKey)).size).toBe(channels.length);
  });

  test('creates a flagship and a web platform for every country', () => {
    for (const list of byCountry.values()) {
      expect(list.some(({ theme }) => theme === 'flagship')).toBe(true);
      expect(list.some(({ platformId }) => platformId !== 1)).toBe(true);
    }
    expect([...new Set(channels.map(({ platformId }) => platformId))].sort()).toEqual([1, 2, 3]);
  });

  test('generates the same channels every time', () => {
    expect(generateChannels()).toEqual(channels);
  });
});
