import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandingJsonSchema } from './branding-schema.ts';

const PUBLISHED = new URL('../../../docs/branding.schema.json', import.meta.url);

test('the published JSON Schema is current; npm run state-schema writes it', () => {
  const published: unknown = JSON.parse(readFileSync(PUBLISHED, 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(brandingJsonSchema())));
});
