const INSTEAD =
  'A remote does not use the shell’s token or storage. Call the API with the client of useHost(), and store browser state with ownLocalStorage and ownSessionStorage of @airdex/mfe-kit/storage.';

const STORAGES = ['localStorage', 'sessionStorage'];

/** Keeps every remote away from the session’s token (docs/adr/0023-session-token.md). */
export const storageRules = {
  name: 'airdex/storage',
  files: ['mfe-!(kit)/**/*.{ts,tsx,js,mjs}'],
  // A test puts there what the browser is to remember; nothing of it is released.
  ignores: ['**/*.test.*'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...[...STORAGES, 'cookieStore'].map((name) => ({ name, message: INSTEAD })),
    ],
    // Of the window, by whatever name, or of another one; with its name in a string, or taken apart.
    'no-restricted-properties': [
      'error',
      ...[...STORAGES, 'cookie', 'cookieStore'].map((property) => ({ property, message: INSTEAD })),
    ],
    // Its events tell the token as well.
    'no-restricted-syntax': [
      'error',
      ...[
        'CallExpression[callee.property.name="addEventListener"] > Literal[value="storage"]',
        'CallExpression[callee.name=/^(addEventListener|fromEvent)$/] > Literal[value="storage"]',
        'MemberExpression[property.name="onstorage"]',
      ].map((selector) => ({ selector, message: INSTEAD })),
    ],
  },
};
