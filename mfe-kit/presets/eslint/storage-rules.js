const INSTEAD =
  'A remote does not use the shell’s token or storage. Call the API with the client of useHost(), and store browser state with ownLocalStorage and ownSessionStorage of @airdex/mfe-kit/storage.';

const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

/**
 * Prevents remotes from reading the session’s token (docs/adr/0023-session-token.md).
 *
 * @param {string[]} files of remotes
 */
export const storageRulesOf = (files) => ({
  name: 'airdex/storage',
  files,
  // Tests may prepare the browser's storage; they are not released.
  ignores: ['**/*.test.*'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...[...STORAGES, 'cookieStore'].map((name) => ({ name, message: INSTEAD })),
    ],
    // Covers properties of any window object under any name, also by string and by destructuring.
    'no-restricted-properties': [
      'error',
      ...[...STORAGES, 'cookie', 'cookieStore'].map((property) => ({ property, message: INSTEAD })),
    ],
    // Storage events contain the token as well.
    'no-restricted-syntax': [
      'error',
      ...[
        'CallExpression[callee.property.name="addEventListener"] > Literal[value="storage"]',
        'CallExpression[callee.name=/^(addEventListener|fromEvent)$/] > Literal[value="storage"]',
        'MemberExpression[property.name="onstorage"]',
      ].map((selector) => ({ selector, message: INSTEAD })),
    ],
  },
});
