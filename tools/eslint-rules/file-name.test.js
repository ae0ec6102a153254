import path from 'node:path';
import { ruleTester } from './rule-tester.js';
import rule from './file-name.js';

const named = (/** @type {string} */ name) => ({ code: '', filename: path.join(process.cwd(), name) });

ruleTester.run('file-name', rule, {
  valid: [
    named('server/src/search-index/facet-count.test.ts'),
    named('server/src/database/migrations/0001-init.ts'),
    named('shell/src/index.d.ts'),
    named('.ci/check.js'),
  ],
  invalid: [
    { ...named('shell/src/UserMenu.tsx'), errors: [{ messageId: 'kebab' }] },
    { ...named('shell/src/user_menu.tsx'), errors: [{ messageId: 'kebab' }] },
    { ...named('shell/src/utils/date.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('shell/src/date-helpers.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('shell/src/cache-manager.test.ts'), errors: [{ messageId: 'empty' }] },
  ],
});
