import { ruleTester } from './rule-tester.js';
import rule from './package-arrows.js';

const options = [{ root: '/repo' }];
const at = (
  /** @type {string} */ filename,
  /** @type {string} */ code,
  /** @type {string[]} */ messageIds = [],
) => ({
  filename: `/repo/${filename}`,
  code,
  options,
  ...(messageIds.length === 0 ? {} : { errors: messageIds.map((messageId) => ({ messageId })) }),
});

ruleTester.run('package-arrows', rule, {
  valid: [
    at('mfe-card/src/card.ts', `import { Button } from '@airdex/shared-ui/button';`),
    at('mfe-card/src/card.ts', `import { x } from '../features/x.ts';`),
    at('server/src/main.ts', `import { api } from '@airdex/shared-contracts/api';`),
    at('shared-ui/src/button/button.tsx', `import { useState } from 'react';`),
    at('server/src/main.ts', `import { publish } from '@airdex/release-registry';`),
    at('mfe-kit/src/main.ts', `import { publish } from '@airdex/release-registry';`),
    at('tools/start.mjs', `import x from '../server/src/x.ts';`),
  ],
  invalid: [
    at('mfe-card/src/card.ts', `import { x } from '@airdex/mfe-search/x';`, ['arrow']),
    at('mfe-card/src/card.ts', `import type { X } from '@airdex/shell/x';`, ['arrow']),
    at('mfe-card/src/card.ts', `const x = import('@airdex/shell');`, ['arrow']),
    at('mfe-card/src/card.ts', `export * from '@airdex/server/x';`, ['arrow']),
    at('mfe-card/src/card.ts', `type X = import('@airdex/server/x').X;`, ['arrow']),
    at('mfe-card/src/card.test.ts', `jest.mock('@airdex/shell/x');`, ['arrow']),
    at('shell/src/app.ts', `import { x } from '@airdex/mfe-card/x';`, ['arrow']),
    at('shared-ui/src/a/a.ts', `import { api } from '@airdex/shared-contracts/api';`, ['arrow']),
    at('server/src/a.ts', `import { Button } from '@airdex/shared-ui/button';`, ['arrow']),
    at('shared-contracts/src/a.ts', `import { x } from '@airdex/server/x';`, ['arrow']),
    at('mfe-card/src/card.ts', `import { b } from '../../shared-ui/src/button/button.tsx';`, ['reach']),
    at('mfe-weather/src/page.ts', `import { x } from '../../mfe-card/src/x.ts';`, ['arrow']),
    at('mfe-weather/src/page.ts', `import { x } from '../../shell/src/x.ts';`, ['arrow']),
    at('mfe-card/src/card.ts', `import { publish } from '@airdex/release-registry';`, ['arrow']),
    at('release-registry/src/a.ts', `import { x } from '@airdex/mfe-kit';`, ['arrow']),
    at('shell/src/a.ts', `import { b } from '../../tools/b.mjs';`, ['outside']),
  ],
});
