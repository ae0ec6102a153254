import checkFile from 'eslint-plugin-check-file';

const FILES = '**/*.{ts,tsx,js,mjs,cjs}';

/** `facet-count`, `0001-init`, `index.d`; names such as `__fixtures__` or `.ci` belong to other tools. */
const WORDS = '+([a-z0-9])*(-+([a-z0-9]))';
const KEBAB = `@(${WORDS}*(.${WORDS})|[._]*)`;

/** Not allowed as a name, nor as one of the words of a name. */
const SAYS_NOTHING = '*(*-)@(util|utils|helper|helpers|common|manager|managers|misc)*(-*)';

const nameIt = '"{{ target }}" says nothing about what is inside; name it after the one idea it holds.';
const kebab = 'Name "{{ target }}" in kebab-case.';

/** Names of files and folders are in kebab-case and say what is inside. */
export const fileRules = {
  name: 'airdex/files-and-folders',
  files: [FILES],
  plugins: { 'check-file': checkFile },
  rules: {
    'check-file/filename-naming-convention': ['error', { [FILES]: KEBAB }, { errorMessage: kebab }],
    'check-file/folder-naming-convention': ['error', { '**/': KEBAB }, { errorMessage: kebab }],
    'check-file/filename-blocklist': [
      'error',
      { [`**/${SAYS_NOTHING}?(.*)`]: '*', [`**/${SAYS_NOTHING}/**`]: '*' },
      { errorMessage: nameIt },
    ],
  },
};
