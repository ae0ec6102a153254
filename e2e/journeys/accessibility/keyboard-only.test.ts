import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { endSessions, PASSWORD } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { readSheets, savedAfter } from '../../fixtures/exports.ts';
import { pressByKeyboard, tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

/** Names of the controls, by language. */
const NAMES = {
  en: {
    username: 'Username',
    password: 'Password',
    signIn: 'Sign in',
    search: 'Search programmes',
    selectAll: 'Select all',
    selected: '2 selected',
    excel: 'Export Excel',
    saved: /saved as Programme-Page-Report\.xlsx/,
    saveSearch: 'Save search',
    newSearch: /^Create a new search/,
    name: /^Name/,
    save: 'Save',
    created: /^Saved search “Keyboard en” created/,
    addToPlaylist: 'Add to playlist',
    existing: /^Add to existing playlists/,
    confirm: 'Confirm',
    added: /2 programmes added to/,
  },
  ch: {
    username: '用户名',
    password: '密码',
    signIn: '登录',
    search: '搜索节目',
    selectAll: '全选',
    selected: '已选 2 个',
    excel: '导出 Excel',
    saved: /已保存为 Programme-Page-Report\.xlsx/,
    saveSearch: '保存搜索',
    newSearch: /^新建搜索/,
    name: /^名称/,
    save: '保存',
    created: /已创建搜索“Keyboard ch”/,
    addToPlaylist: '加入片单',
    existing: /^加入已有片单/,
    confirm: '确认',
    added: /已将 2 个节目加入/,
  },
} as const;

const expectNoProblems = async (page: Page, place: string) => {
  const problems = await axeProblems(page);
  // Only faults that prevent use. The tests of each screen check for minor ones.
  expect(
    problems.filter((line) => /^(serious|critical) /.test(line)),
    place,
  ).toEqual([]);
};

for (const language of ['en', 'ch'] as const)
  test(`by keyboard alone: sign in, search, select, export, save the search, fill a playlist (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patiently(180_000));
    const names = NAMES[language];
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    await endSessions(request, 'colleague');
    await page.addInitScript(
      ([keys, value]) => {
        localStorage.setItem(keys.language, value);
        localStorage.setItem(keys.cookiesAccepted, 'true');
      },
      [LOCAL_STORAGE_KEYS, language] as const,
    );

    await page.goto('/login');
    await typeInto(page, page.getByLabel(names.username), 'colleague');
    await typeInto(page, page.getByLabel(names.password, { exact: true }), PASSWORD);
    await expectNoProblems(page, 'sign in');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: names.search })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectNoProblems(page, 'home');

    await typeInto(page, page.getByRole('searchbox', { name: names.search }), 'academy');
    await page.keyboard.press('Enter');
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: names.selectAll, exact: true }));
    await page.keyboard.press(' ');
    await tabTo(page, cells.first().getByRole('link'));
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(' ');
    await expect(page.getByText(names.selected)).toBeVisible();
    await expectNoProblems(page, 'results');

    const download = await savedAfter(page, () => pressByKeyboard(page, button(names.excel)));
    await expect(page.getByText(names.saved)).toBeVisible();
    const [, sheet] = await readSheets(download);
    expect(sheet?.rows).toHaveLength(3);
    await expectNoProblems(page, 'export');

    await pressByKeyboard(page, button(names.saveSearch));
    await expect(dialog).toBeVisible();
    const create = dialog.getByRole('button', { name: names.newSearch });
    const name = dialog.getByRole('textbox', { name: names.name });
    await expect(create.or(name)).toBeVisible();
    await expectNoProblems(page, 'save search');
    if (await create.isVisible()) await pressByKeyboard(page, create);
    await typeInto(page, name, `Keyboard ${language}`);
    await expectNoProblems(page, 'name of the search');
    const creating = page.waitForResponse('**/api/Search/CreateSearch');
    await pressByKeyboard(page, dialog.getByRole('button', { name: names.save, exact: true }));
    const created = await creating;
    expect(created.ok()).toBe(true);
    await expect(page.getByText(names.created)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await pressByKeyboard(page, button(names.addToPlaylist));
    await pressByKeyboard(page, dialog.getByRole('button', { name: names.existing }));
    const playlists = dialog.getByRole('listbox');
    await expect(playlists.getByRole('option').first()).toBeVisible();
    await expectNoProblems(page, 'add to playlist');
    await tabTo(page, playlists);
    await page.keyboard.press(' ');
    const adding = page.waitForResponse('**/api/Playlist/AddProgramsToPlaylist');
    await pressByKeyboard(page, dialog.getByRole('button', { name: names.confirm }));
    const added = await adding;
    expect(added.ok()).toBe(true);
    await expect(page.getByText(names.added)).toBeVisible();

    // Restores the initial state for the other language.
    const { authorization = '' } = await created.request().allHeaders();
    const { id } = (await created.json()) as { readonly id: number };
    const headers = { Authorization: authorization };
    const deleted = await request.delete(`/api/Search/DeleteSearch/${id}`, { headers });
    const removed = await request.put('/api/Playlist/RemoveProgramsToPlaylist', {
      headers,
      data: added.request().postDataJSON() as object,
    });
    expect([deleted.ok(), removed.ok()]).toEqual([true, true]);
  });
