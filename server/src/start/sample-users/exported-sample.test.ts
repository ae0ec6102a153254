import { expect, test } from 'vitest';
import { fillTestDatabase } from '../../../testing/fill-test-database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { testDatabase } from '../../../testing/test-database.ts';

test('the sample is stored as an apply of its export would store it', async () => {
  const database = await testDatabase().open();
  try {
    await fillTestDatabase(database.kysely);
    const { files = [] } = await runAsOperator(database, 'export', { folder: true });
    const text = Buffer.from(files.at(-1)?.base64 ?? '', 'base64').toString();
    const state = { name: 'state.yaml', text, attached: files.slice(0, -1) };
    const planned = await runAsOperator(database, 'plan', { files: [state], prune: true });
    expect(planned.message).toBe('Nothing to change.');
  } finally {
    await database.close();
  }
});
