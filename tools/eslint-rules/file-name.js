import path from 'node:path';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = /^(?:utils?|helpers?|common|managers?|misc)$/;

/** Words of one path segment: `date-utils.test.ts` → date, utils. */
const words = (/** @type {string} */ segment) => segment.split('.')[0].split('-');

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'suggestion',
    docs: { description: 'Files and folders are in kebab-case and named after the idea they hold.' },
    schema: [],
    messages: {
      kebab: 'Name "{{name}}" in kebab-case.',
      empty: '"{{name}}" says nothing about what is inside; name it after the one idea it holds.',
    },
  },

  create(context) {
    return {
      Program(node) {
        const segments = path.relative(context.cwd, context.physicalFilename).split(path.sep);
        const place = { line: 1, column: 0 };
        for (const name of segments) {
          // Folders such as `__fixtures__` or `.ci` are named by other tools.
          if (/^[._]/.test(name)) continue;
          if (!KEBAB.test(name)) context.report({ node, loc: place, messageId: 'kebab', data: { name } });
          if (words(name).some((word) => SAYS_NOTHING.test(word))) {
            context.report({ node, loc: place, messageId: 'empty', data: { name } });
          }
        }
      },
    };
  },
};
