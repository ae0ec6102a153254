import path from 'node:path';

/** Which of our packages a package may import (DESIGN: arrows go one way). */
export const ARROWS = {
  'shared-contracts': [],
  'programme-poster': [],
  'shared-ui': ['programme-poster'],
  shell: ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'mfe-search': ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'mfe-card': ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'mfe-account': ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'mfe-collections': ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'release-registry': ['shared-contracts'],
  'mfe-kit': ['shared-contracts', 'release-registry'],
  'catalogue-data': ['shared-contracts'],
  server: ['shared-contracts', 'programme-poster', 'release-registry', 'catalogue-data'],
  'catalogue-import': ['shared-contracts', 'catalogue-data', 'server'],
  e2e: ['shared-contracts', 'mfe-kit', 'release-registry'],
  // Builds the same application in another shape, to compare.
  bench: [
    'shared-contracts',
    'shared-ui',
    'release-registry',
    'mfe-kit',
    'server',
    'shell',
    'mfe-search',
    'mfe-card',
    'mfe-account',
    'mfe-collections',
  ],
};

/** Of a remote that is not named above: every remote may import the same. */
const REMOTE = /^mfe-/;

const allowedFor = (/** @type {string} */ folder) =>
  ARROWS[folder] ?? (REMOTE.test(folder) ? ARROWS['mfe-search'] : undefined);

const SCOPE = '@airdex/';

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'Imports between our packages go one way, and only through a package’s exports.' },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    messages: {
      arrow: '{{from}} may not import {{to}}; it may import: {{allowed}}.',
      reach: 'Import {{to}} by its name (@airdex/{{to}}/…), not by a path into its folder.',
      outside: '{{from}} may not import files outside its own folder: {{source}}.',
    },
  },

  create(context) {
    const root = context.options[0]?.root ?? context.cwd;
    const [from] = path.relative(root, context.physicalFilename).split(path.sep);
    const allowed = allowedFor(from);
    if (!allowed) return {};

    /** @param {import('estree').Node} node @param {string} to */
    function reportArrow(node, to) {
      context.report({
        node,
        messageId: 'arrow',
        data: { from, to, allowed: allowed.join(', ') || 'none of our packages' },
      });
    }

    /** @param {import('estree').Node} node @param {string} source */
    function checkName(node, source) {
      const [to] = source.slice(SCOPE.length).split('/');
      if (to !== from && !allowed.includes(to)) reportArrow(node, to);
    }

    /** @param {import('estree').Node} node @param {string} source */
    function checkPath(node, source) {
      const target = path.resolve(path.dirname(context.physicalFilename), source);
      const [to] = path.relative(root, target).split(path.sep);
      if (to === from) return;
      // By its name it could not be imported either.
      if (allowedFor(to) && !allowed.includes(to)) return reportArrow(node, to);
      context.report({ node, messageId: allowedFor(to) ? 'reach' : 'outside', data: { from, to, source } });
    }

    /** @param {import('estree').Node | null | undefined} node the string an import names */
    function check(node) {
      if (node?.type === 'TSLiteralType') return check(node.literal);
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      if (node.value.startsWith(SCOPE)) checkName(node, node.value);
      else if (node.value.startsWith('.')) checkPath(node, node.value);
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
      'CallExpression[callee.object.name="jest"][callee.property.name=/mock/i]': (node) =>
        check(node.arguments[0]),
    };
  },
};
