import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { stateJsonSchema, stateSchema } from './state-schema.ts';

const PUBLISHED = new URL('../../../../docs/state.schema.json', import.meta.url);
const published = (): object => JSON.parse(readFileSync(PUBLISHED, 'utf8')) as object;

test('the published JSON Schema is current; npm run state-schema writes it', () => {
  expect(published()).toEqual(JSON.parse(JSON.stringify(stateJsonSchema())));
});

test.each([
  ['a complete state', { companies: [{ name: 'A', accesses: [], users: [] }] }, true],
  [
    'an access without an end',
    { companies: [{ name: 'A', accesses: [{ name: 'B', begin: '2026-01-01' }] }] },
    false,
  ],
  ['a password', { companies: [{ name: 'A', users: [{ username: 'b', password: 'x' }] }] }, false],
  ['an unknown field', { firms: [] }, false],
])('the JSON Schema agrees with the server about %s', (_, state, isValid) => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  expect(ajv.validate(published(), state)).toBe(isValid);
  expect(stateSchema.safeParse(state).success).toBe(isValid);
});
