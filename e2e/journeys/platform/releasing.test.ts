import { COMPOSITION_COOKIES } from '@airdex/shared-contracts/composition';
import type { Composition } from '@airdex/shared-contracts/composition';
import { isInCanary } from '@airdex/release-registry';
import { signInQuickly } from '../../fixtures/accounts.ts';
import { keyOf, keyOfUser } from '../../fixtures/canary-key.ts';
import { rebuildRemote, type RebuiltRemote } from '../../fixtures/rebuilt-remote.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { airdexUrl, registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';
import { patiently } from '../../setup/patience.ts';

const OLD = 'Frequently asked questions';
const NEW = 'Questions and answers, on trial';

let before: Composition;
let rebuilt: RebuiltRemote;
/** The address of the running product, and the team's options for changing it. */
let place: readonly string[];
let target: readonly string[];

test.beforeAll(async () => {
  test.setTimeout(patiently(180_000));
  before = await currentComposition();
  rebuilt = await rebuildRemote('mfe-account', 'src/texts/en.ts', (texts) =>
    texts.replace(`'${OLD}'`, `'${NEW}'`),
  );
  const made = await mfe(['token', 'add', 'mfe-account', '--registry', registryFolder(), '--json']);
  const { token } = JSON.parse(made) as { token: string };
  place = ['--registry', airdexUrl(), '--token', token];
  target = [...place, '--as', 'The team of the test'];
});

test.afterEach(async () => {
  await mfe(['rollback', '--registry', registryFolder(), '--to', before.id]);
});

test.afterAll(async () => {
  await rebuilt.remove();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const composition = async (page: Page) => {
  const { id } = (await (await page.request.get('/composition')).json()) as { id: string };
  return id;
};
const entryOf = ({ remotes }: Composition) => {
  const remote = remotes.find(({ name }) => name === 'mfe-account');
  return `${remote?.base}${remote?.entry.path}`;
};

test('[MFE-02] a team publishes to the running product and rolls back; the next page follows, and nothing else changes', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  await expect(heading(page)).toHaveText(OLD);

  await mfe(['publish', ...target, '--from', rebuilt.release]);
  const after = await currentComposition();
  expect(after.shell).toEqual(before.shell);
  const others = ({ remotes }: Composition) => remotes.filter(({ name }) => name !== 'mfe-account');
  expect(others(after)).toEqual(others(before));
  await page.reload();
  await expect(heading(page)).toHaveText(NEW);
  // The releases of open tabs are kept.
  for (const entry of [entryOf(before), entryOf(after)])
    expect((await page.request.get(entry)).status()).toBe(200);

  await mfe(['rollback', ...target, '--remote', 'mfe-account']);
  await page.reload();
  await expect(heading(page)).toHaveText(OLD);
  expect((await page.request.get(entryOf(after))).status()).toBe(200);

  const status = JSON.parse(await mfe(['status', ...place, '--json'])) as {
    history: readonly { action: string; who: string }[];
  };
  expect(status.history.slice(0, 2)).toMatchObject([
    { action: 'rollback', who: 'The team of the test' },
    { action: 'publish', who: 'The team of the test' },
  ]);
});

test('[MFE-02] the users of a canary get it with every page and on every device, and other users never do', async ({
  page,
  context,
  signIn,
  openOtherBrowser,
}) => {
  test.slow();
  await signIn();
  await page.goto('/faq');
  await expect(heading(page)).toHaveText(OLD);
  const ownKey = await keyOfUser(page);
  const colleague = await openOtherBrowser();
  await signInQuickly(colleague.context(), 'colleague', {});
  await colleague.goto('/faq');
  const keys = [ownKey, await keyOfUser(colleague)];

  const tried = await mfe(['publish', ...target, '--from', rebuilt.release, '--canary', '1', '--json']);
  const id = (JSON.parse(tried) as { composition: string }).composition;
  // A share that includes exactly one of the two users: between the largest without both and the smallest with both.
  const among = (percent: number) => keys.map((key) => isInCanary(key, { composition: id, percent }));
  let percent = 50;
  for (let step = 25; step > 1e-6 && among(percent)[0] === among(percent)[1]; step /= 2)
    percent += among(percent)[0] ? -step : step;
  expect(among(percent)[0], 'exactly one user is in the canary').not.toBe(among(percent)[1]);
  await mfe(['promote', id, ...target, '--canary', String(percent)]);

  const [own, others] = among(percent).map((isIn) =>
    isIn ? { id, title: NEW } : { id: before.id, title: OLD },
  );
  for (let load = 0; load < 3; load += 1) {
    await page.goto('/faq');
    await expect(heading(page)).toHaveText(own?.title ?? '');
    expect(await composition(page)).toBe(own?.id);
  }
  await colleague.goto('/faq');
  await expect(heading(colleague)).toHaveText(others?.title ?? '');
  // On another device, the first user gets it with the first page after signing in, and with every later page.
  await context.clearCookies({ name: COMPOSITION_COOKIES.bucket });
  await page.goto('/faq');
  await expect.poll(() => keyOf(page)).toBe(ownKey);
  await page.reload();
  await expect(heading(page)).toHaveText(own?.title ?? '');

  await mfe(['rollback', ...target, '--canary', '--reason', 'the end of the trial']);
  for (const each of [page, colleague]) {
    await each.reload();
    await expect(heading(each)).toHaveText(OLD);
  }
});
