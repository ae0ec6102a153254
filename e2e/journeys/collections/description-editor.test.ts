import { axeProblems } from '../../fixtures/axe.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('edits a description with bold, italics, lists and links, and removes all other formatting from pasted text', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('Monday', 'Plain text');
  await page.goto('/playlists');
  const { dialog, card, edit } = playlistsPage(page);
  await edit('Monday').click();
  const editor = dialog.getByRole('textbox', { name: 'Description' });
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(editor).toHaveText('Plain text');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('One ');
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await tool('Bulleted list').click();
  await page.keyboard.type('three');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+K');
  const address = dialog.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('example.com');
  await address.press('Enter');
  await expect(editor).toBeFocused();
  // The field closes when the cursor leaves its link.
  await page.keyboard.press('ControlOrMeta+K');
  await expect(address).toHaveValue('https://example.com');
  await editor.getByText('One').click();
  await expect(address).toBeHidden();
  await expect(editor).toBeFocused();
  expect(await axeProblems(page, '[role="dialog"]')).toEqual([]);

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<html><head><meta charset="utf-8"><link rel="File-List" href="file:///c:/f.xml">
        <style>p.MsoNormal { color: red }</style></head><body><!--StartFragment-->
        <!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->
        <p class="MsoNormal" style="color:red"><b style='mso-bidi-font-weight:normal'>Four</b><o:p></o:p><script>alert(1)</script></p>
        <h1>five</h1><img src="https://example.com/x.png" onerror="alert(1)">
        <table border="1"><tr><td><p class=MsoNormal>six<o:p></o:p></p></td><td><p class=MsoNormal>seven</p></td></tr></table><ul><li>eight<ol><li>nine</li></ol></li></ul>
        <p><a href="javascript:alert(1)" onclick="alert(1)">ten</a></p>
        <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
        style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>eleven</p>
        <!--EndFragment--></body></html>`,
    );
    clipboardData.setData('text/plain', 'Four five');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  // An address that is not applied yet is not lost.
  await editor.getByRole('link', { name: 'three' }).click();
  await tool('Link').click();
  await address.fill('example .');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('example.org');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(card('Monday').locator('li a')).toHaveAttribute('href', 'https://example.org');
  const [{ description } = { description: '' }] = await kept.playlists();
  expect(description).toContain('<p>One <strong>two</strong></p>');
  expect(description).toContain('<strong>Four</strong>');
  expect(description).toContain('five');
  expect(description).toContain('<p>six seven</p>');
  expect(description).toMatch(/<li><p>eight<\/p><ol><li><p>nine<\/p><\/li><\/ol><\/li>/);
  expect(description).toContain('<p>ten</p>');
  expect(description).toContain('<ol><li><p>eleven</p></li></ol>');
  expect(description).not.toMatch(/style|class|color|Mso|script|alert|<img|<h\d|<t[dr]/);
});

test('a description can be edited with the keyboard alone', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('Monday', '<p>See <a href="https://example.com/">this</a></p>');
  await page.goto('/playlists');
  const { dialog, edit } = playlistsPage(page);
  await edit('Monday').click();
  const editor = dialog.getByRole('textbox', { name: 'Description' });
  const save = dialog.getByRole('button', { name: 'Confirm' });
  const tool = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  for (const name of ['Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Link']) {
    await page.keyboard.press('Tab');
    await expect(tool(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  // Tab skips the links of the text.
  await page.keyboard.press('Tab');
  await expect(dialog.locator('footer').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and that');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor).toHaveText('See this');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(editor).toHaveText('See this and that');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Y');
  await expect(editor).toHaveText('See this and that');

  for (let letters = 0; letters < 4; letters += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.press('ControlOrMeta+I');
  await page.keyboard.press('ControlOrMeta+K');
  const address = dialog.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('mailto:desk@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const [{ description } = { description: '' }] = await kept.playlists();
  expect(description).toMatch(/^<p>See <a href="https:\/\/example\.com\/"[^>]*>this<\/a> and/);
  expect(description).toMatch(/<a href="mailto:desk@example\.com"[^>]*>.*that.*<\/a>/);
  expect(description).toMatch(/<strong>.*that/);
  expect(description).not.toContain('tabindex');
});

test('keys that a busy page handles late act on the text as it was when they were pressed', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  await kept.addPlaylist('Monday', '<p>One</p>');
  await page.goto('/playlists');
  const { dialog, edit } = playlistsPage(page);
  await edit('Monday').click();
  const editor = dialog.getByRole('textbox', { name: 'Description' });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('ControlOrMeta+B');
  await expect(dialog.getByRole('button', { name: 'Bold', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const busy = page.evaluate(() => {
    const end = performance.now() + 1000;
    while (performance.now() < end);
  });
  // The end of the line, and a new one: “One” is no longer selected.
  await Promise.all([busy, page.keyboard.press('End'), page.keyboard.press('Enter')]);
  await page.keyboard.type('two');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  const [{ description } = { description: '' }] = await kept.playlists();
  expect(description).toBe('<p><strong>One</strong></p><p>two</p>');
});
