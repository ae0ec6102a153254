/** Attributes whose value users see or hear. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'heading',
  'label',
  'placeholder',
  'title',
]);

/** Signs, digits, and names that are the same in every language. */
const hasWords = (/** @type {string} */ text, /** @type {string[]} */ names) =>
  /\p{L}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text));

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    docs: { description: 'Every text of the interface goes through i18next.' },
    schema: [
      {
        type: 'object',
        properties: { names: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { text: 'Translate "{{text}}": take it from i18next, it exists in every language.' },
  },

  create(context) {
    const names = context.options[0]?.names ?? [];

    const check = (/** @type {import('estree').Node} */ node, /** @type {string} */ text) => {
      if (hasWords(text, names)) context.report({ node, messageId: 'text', data: { text: text.trim() } });
    };

    /** Follows the branches of an expression down to the literals it may show. */
    function checkExpression(node) {
      switch (node?.type) {
        case 'Literal':
          if (typeof node.value === 'string') check(node, node.value);
          break;
        case 'TemplateLiteral':
          check(node, node.quasis.map((quasi) => quasi.value.cooked).join(' '));
          break;
        case 'ConditionalExpression':
          checkExpression(node.consequent);
          checkExpression(node.alternate);
          break;
        case 'LogicalExpression':
          checkExpression(node.left);
          checkExpression(node.right);
          break;
        case 'BinaryExpression':
          if (node.operator !== '+') break;
          checkExpression(node.left);
          checkExpression(node.right);
          break;
      }
    }

    return {
      JSXText: (node) => check(node, node.value),
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) =>
        checkExpression(node.expression),
      JSXAttribute(node) {
        if (!READ_ATTRIBUTES.has(node.name.name)) return;
        if (node.value?.type === 'JSXExpressionContainer') checkExpression(node.value.expression);
        else if (node.value?.type === 'Literal') checkExpression(node.value);
      },
    };
  },
};
