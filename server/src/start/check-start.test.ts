import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkStart } from './check-start.ts';
import { describeFailure } from './describe-failure.ts';

const SETTINGS = { port: 0, host: null, dataDir: './var', databaseUrl: null };

test('a start with a free port and the embedded database can begin', async () => {
  await expect(checkStart(SETTINGS)).resolves.toBeUndefined();
});

test('a port in use is reported before anything is published', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port: 0, host: 'localhost' }, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkStart({ ...SETTINGS, port })).rejects.toThrow(
    `Port ${port} is already in use; set PORT to another one.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('an interface that this machine lacks is reported before anything is published', async () => {
  const failure: unknown = await checkStart({ ...SETTINGS, host: '192.0.2.1' }).catch(
    (error: unknown) => error,
  );
  expect(describeFailure(failure)).toMatch(/^HOST: 192\.0\.2\.1 cannot be used: /);
});

test('a database that does not answer is reported before anything is published', async () => {
  const failure: unknown = await checkStart({
    ...SETTINGS,
    databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/x',
  }).catch((error: unknown) => error);
  expect(describeFailure(failure)).toMatch(/^The database cannot be reached/);
});
