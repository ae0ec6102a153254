import { expect, test } from 'vitest';
import { channelChoice } from '../channels/channel-choice.ts';
import { generateChannels } from '../channels/generate-channels.ts';
import { DEFAULT_PROGRAMMES, DEFAULT_SEED } from '../generate-sample-catalogue.ts';
import { drawFamily } from './draw-family.ts';

test('the families of a full sample have launches on more than 5,500 channels in more than 100 countries', () => {
  const context = { seed: DEFAULT_SEED, today: '2026-11-20', choice: channelChoice(generateChannels()) };
  const channels = new Set<string>();
  const countries = new Set<string>();
  let launches = 0;
  for (let index = 0; launches < DEFAULT_PROGRAMMES; index++)
    for (const { channel } of drawFamily(index, context).launches.slice(0, DEFAULT_PROGRAMMES - launches)) {
      channels.add(channel.sourceKey);
      countries.add(channel.country);
      launches++;
    }
  expect(channels.size).toBeGreaterThan(5500);
  expect(countries.size).toBeGreaterThan(100);
});
