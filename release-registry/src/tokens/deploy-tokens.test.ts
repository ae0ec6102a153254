import { readFile, stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tokensFile } from '../registry/registry-layout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { mayPublish } from './deploy-token.ts';
import { addToken, findToken, listTokens, revokeToken } from './deploy-tokens.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const add = (scope: string, note = 'pipeline') => addToken(folder.path, { scope, note, who: 'Ada' });

describe('a deploy token', () => {
  test('is found by its secret, which the registry does not store', async () => {
    const { secret, token } = await add('mfe-card');
    expect(await findToken(folder.path, secret)).toEqual(token);
    expect(token).toMatchObject({ scope: 'mfe-card', note: 'pipeline', createdBy: 'Ada' });
    const text = await readFile(tokensFile(folder.path), 'utf8');
    expect(text).not.toContain(secret.split('_').at(-1));
    expect((await stat(tokensFile(folder.path))).mode & 0o077).toBe(0);
    expect(JSON.stringify(await listTokens(folder.path))).not.toContain('hash');
  });

  test('is not found by any other text', async () => {
    const { secret } = await add('mfe-card');
    const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, '', 'airdex', secret.slice(0, -1), `${secret}=`, secret.toUpperCase()])
      expect(await findToken(folder.path, wrong)).toBeUndefined();
    expect(await findToken(`${folder.path}/none`, secret)).toBeUndefined();
  });

  test('is invalid once it is revoked, while others stay valid', async () => {
    const [one, two] = [await add('mfe-card'), await add('*')];
    await revokeToken(folder.path, one.token.id);
    expect(await findToken(folder.path, one.secret)).toBeUndefined();
    expect(await findToken(folder.path, two.secret)).toEqual(two.token);
    await expect(revokeToken(folder.path, one.token.id)).rejects.toMatchObject({ code: 'token-missing' });
  });

  test('is not looked for by creating a folder that was mistyped', async () => {
    const mistyped = `${folder.path}/none`;
    await expect(revokeToken(mistyped, '00000000')).rejects.toMatchObject({ code: 'token-missing' });
    await expect(stat(mistyped)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('may publish only within its scope', async () => {
    const [card, shell, all] = [await add('mfe-card'), await add('shell'), await add('*')].map(
      (it) => it.token,
    );
    const may = (name: string) =>
      [card, shell, all].map((token) => token !== undefined && mayPublish(token, name));
    expect(may('mfe-card')).toEqual([true, false, true]);
    expect(may('mfe-search')).toEqual([false, false, true]);
    expect(may('shell')).toEqual([false, true, true]);
  });

  test.each(['', 'Card', '../card', 'mfe-card,mfe-search', '**'])(
    'cannot be created with the scope %j',
    async (scope) => {
      await expect(add(scope)).rejects.toMatchObject({ code: 'scope-invalid', field: 'scope' });
    },
  );

  test('is not lost if many are created at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => add('mfe-card')));
    expect(await listTokens(folder.path)).toHaveLength(8);
  });
});
