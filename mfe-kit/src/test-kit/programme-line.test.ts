import { expect, test } from '@jest/globals';
import { namedSchemas } from '@airdex/shared-contracts/api';
import { programmeLine } from './programme-line.ts';
import { createTestHost } from './test-host.ts';

test('a programme has all fields, including the given ones', async () => {
  const given = { idProgram: 7, localTitle: 'Nightfall', shrPremiere: 12.5 };
  const line = programmeLine(given);
  expect(line).toMatchObject(given);
  expect(Object.keys(line).sort()).toEqual(Object.keys(namedSchemas.ProgrammeLine.shape).sort());
  const response = { programs: [line, programmeLine()], count: 2, hideRatings: false };
  const { api } = createTestHost({ api: { getAdvancedSearchPrograms: () => Promise.resolve(response) } });
  await expect(api.getAdvancedSearchPrograms({ body: {} })).resolves.toEqual(response);
});

test('a field that the server could not send is rejected by name', () => {
  expect(() => programmeLine({ date: 'tomorrow' })).toThrow("A programme can't have this: date");
});
