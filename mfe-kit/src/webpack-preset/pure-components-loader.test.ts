import { expect, test } from '@jest/globals';
import markPureComponents from './pure-components-loader.ts';

test('lets a minifier remove components that nothing uses', () => {
  const library = [
    'var LocationContext = React.createContext(null);',
    'LocationContext.displayName = "Location";',
    'var Link = React10.forwardRef(',
    '  function Link(props, ref) {',
    '    return React10.createElement("a", props);',
    '  }',
    ');',
    'Link.displayName = "Link";',
  ].join('\n');
  expect(markPureComponents(library)).toBe(
    [
      'var LocationContext = /* @__PURE__ */ React.createContext(null);',
      '',
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      '  function Link(props, ref) {',
      '    return React10.createElement("a", props);',
      '  }',
      ');',
      '',
    ].join('\n'),
  );
});

test('does not change names that code reads, or components that are functions', () => {
  const code = 'function Page() {\n  Page.displayName = "Page";\n}\nlet name = Page.displayName;';
  expect(markPureComponents(code)).toBe(code);
});
