import { expect, test } from 'vitest';
import { OPERATIONS } from '../../administration/index.ts';
import { operationName } from '../../administration/operation.ts';
import { optionOf } from './options.ts';

test('the help describes every option of every command', () => {
  const undescribed = OPERATIONS.flatMap((operation) =>
    Object.entries(operation.schema.shape)
      .filter(([field, schema]) => optionOf(field, schema).description === '')
      .map(([field]) => `${operationName(operation)} ${field}`),
  );
  expect(undescribed).toEqual([]);
});
