import { describe, expect, test } from '@jest/globals';
import definition from '../mfe.config.ts';
import { get, init } from './container.ts';

describe('the container', () => {
  test.each(Object.keys(definition.exposes))('returns the lifecycles of %s', async (exposed) => {
    init();
    const factory = await get(exposed);
    expect(factory()).toMatchObject({
      bootstrap: expect.any(Function),
      mount: expect.any(Function),
      update: expect.any(Function),
      unmount: expect.any(Function),
    });
  });

  test('rejects a module that it does not expose', async () => {
    await expect(get('./other')).rejects.toThrow('mfe-plain does not expose ./other');
  });
});
