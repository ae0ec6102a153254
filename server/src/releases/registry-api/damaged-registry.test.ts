import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareRegistryServer } from '../../../testing/test-registry-server.ts';

const who = 'Ben';
const { server, client, pointer } = shareRegistryServer();
let codes = 0;
const release = async () => (await server().registry.release('mfe-card', `code ${(codes += 1)}`)).composition;
const file = (...parts: readonly string[]) => join(server().registry.path, ...parts);

/** The composition that a new page runs. */
async function composition(): Promise<string | undefined> {
  const { body } = await server().app.inject({ url: '/', headers: { accept: 'text/html' } });
  return /"id":"([0-9a-f]{16})"/.exec(body)?.[1];
}

test.each([
  ['damaged', () => writeFile(file('pointer.json'), '{')],
  ['gone', () => rm(file('pointer.json'))],
])('a rollback over HTTP recovers when the pointer is %s', async (_, harm) => {
  const earlier = await release();
  const current = await release();
  await harm();
  expect(await client('*').rollback({ who })).toMatchObject({ changed: true, current });
  expect(await client('*').rollback({ who })).toMatchObject({ changed: true, current: earlier });
  expect([await composition(), (await pointer())?.current]).toEqual([earlier, earlier]);
});

test('a rollback over HTTP recovers when the current composition is damaged', async () => {
  const earlier = await release();
  const current = await release();
  await writeFile(file('compositions', `${current}.json`), '{');
  await expect(client('*').status(0)).rejects.toMatchObject({
    code: 'registry-damaged',
    hint: expect.stringContaining('`mfe rollback`'),
  });
  expect(await client('*').rollback({ who })).toMatchObject({ changed: true, current: earlier, parts: [] });
  expect(await composition()).toBe(earlier);
});

test('a token for one remote still may not roll back everything', async () => {
  await writeFile(file('pointer.json'), '{');
  await expect(client('mfe-card').rollback({ who })).rejects.toMatchObject({ code: 'forbidden' });
  await client('*').rollback({ who });
});
