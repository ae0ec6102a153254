import { afterEach, describe, expect, test } from '@jest/globals';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { checkShell } from './check-shell.ts';
import { startTestShell, type TestShellOptions } from './test-shell.fixture.ts';

const override = { remote: 'mfe-card', origin: 'http://localhost:4102' };

let shell: Awaited<ReturnType<typeof startTestShell>> | undefined;
afterEach(async () => {
  await shell?.stop();
  shell = undefined;
});

async function check(options: TestShellOptions = {}) {
  shell = await startTestShell(options);
  return checkShell(shell.url, override, REMOTE_CONTRACT_VERSION);
}

describe('[MFE-05] a shell for development', () => {
  test('loads the remote from its dev server', async () => {
    expect(await check()).toEqual({
      address: `${shell?.url}?mfe=card@http://localhost:4102`,
      contractVersion: REMOTE_CONTRACT_VERSION,
      hasDevelopmentBuild: true,
    });
  });

  test('may be older than the kit if the remote needs nothing newer', async () => {
    shell = await startTestShell({ contractVersion: '1.7.0' });
    await expect(checkShell(shell.url, override, '1.8.0')).rejects.toMatchObject({
      message: expect.stringContaining('this remote needs 1.8.0'),
      kind: 'refused',
    });
    expect(await checkShell(shell.url, override, '1.7.0')).toMatchObject({ contractVersion: '1.7.0' });
  });

  test('may be one without a development build', async () => {
    expect(await check({ hasDevelopmentBuild: false })).toMatchObject({ hasDevelopmentBuild: false });
  });

  test.each<[string, TestShellOptions, RegExp, string]>([
    [
      'does not allow this origin',
      { allowed: ['https://dev.example.com', 'http://localhost:9'] },
      /does not allow remotes from http:\/\/localhost:4102\. It allows only https:\/\/dev\.example\.com, http:\/\/localhost:9$/,
      'OVERRIDE_ORIGINS',
    ],
    [
      'offers another contract',
      { contractVersion: '9.0.0' },
      /offers remote contract 9\.0\.0, but this remote needs \d/,
      'older `contract`',
    ],
    [
      'does not serve a shell',
      { answer: { status: 200, body: '<h1>Hello</h1>' } },
      /does not serve a shell of Airdex$/,
      '--shell',
    ],
    ['is not ready', { answer: { status: 503, body: '{}' } }, /responds with 503$/, 'still starting'],
    ['responds with 404', { answer: { status: 404, body: '' } }, /responds with 404$/, '--shell'],
  ])('one that %s is reported, with what to do', async (_, options, message, hint) => {
    const failed = check(options);
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toMatchObject({
      name: 'CommandError',
      hint: expect.stringContaining(hint),
    });
  });

  test('one that redirects is reported, because its pages have another origin', async () => {
    const target = await startTestShell();
    const failed = check({ answer: { status: 308, body: '', location: target.url } });
    const { origin } = new URL(target.url);
    await expect(failed).rejects.toMatchObject({
      message: expect.stringMatching(new RegExp(`redirects to ${origin}$`)),
      hint: expect.stringContaining(`--shell ${origin}`),
    });
    await target.stop();
  });

  test('one that is down is reported, with what to do', async () => {
    await check();
    const { url = '' } = shell ?? {};
    await shell?.stop();
    await expect(checkShell(url, override, REMOTE_CONTRACT_VERSION)).rejects.toMatchObject({
      message: expect.stringMatching(/does not respond: .*ECONNREFUSED/),
      hint: expect.stringContaining('npm start'),
    });
  });
});
