import { expect, test } from 'vitest';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import preset from '../../mfe-kit/presets/eslint/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The rules that are broken by a script of a remote in its own repository. */
async function problems(/** @type {string} */ code) {
  const eslint = new ESLint({ cwd: root, ignore: false, overrideConfigFile: true, overrideConfig: preset });
  const [result] = await eslint.lintText(code, { filePath: path.join(root, 'src', 'probe.js') });
  return result.messages.map(({ ruleId }) => ruleId);
}

test.each(['@airdex/mfe-card', '@airdex/mfe-kitchen', '@airdex/shell', '@airdex/server/catalogue'])(
  'the preset for remotes elsewhere refuses %s',
  async (name) => {
    expect(await problems(`import '${name}';`)).toEqual(['no-restricted-imports']);
  },
);

test.each(['@airdex/mfe-kit', '@airdex/mfe-kit/screen', '@airdex/shared-ui/button', 'react'])(
  'the preset for remotes elsewhere allows %s',
  async (name) => {
    expect(await problems(`import '${name}';`)).toEqual([]);
  },
);

test('the preset for remotes elsewhere refuses storage of the browser', async () => {
  expect(await problems('localStorage.clear(); document.cookie;')).toEqual([
    'no-restricted-globals',
    'no-restricted-properties',
  ]);
});
