import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const valueOf = (node: unknown) => (isNode(node) ? node['value'] : undefined);
const isNamed = (node: unknown, name: string) =>
  isNode(node) && node['type'] === 'Identifier' && node['value'] === name;
const isImportMeta = (node: unknown) =>
  isNode(node) && node['type'] === 'MetaProperty' && node['kind'] === 'import.meta';

function firstArgument({ arguments: given }: Node): unknown {
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  return isNode(first) ? first['expression'] : undefined;
}

/** What of a node asks for another file; undefined: it asks for none. */
function requestOf(node: Node): unknown {
  const { type, source, callee, object, property } = node;
  switch (type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return source ?? undefined;
    case 'CallExpression': {
      const isImport = isNode(callee) && callee['type'] === 'Import';
      return isImport || isNamed(callee, 'require') ? firstArgument(node) : undefined;
    }
    case 'NewExpression': {
      const [, base] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
      const of = isNode(base) ? base['expression'] : undefined;
      const isBeside = isNode(of) && isImportMeta(of['object']) && isNamed(of['property'], 'url');
      return isNamed(callee, 'URL') && isBeside ? firstArgument(node) : undefined;
    }
    case 'MemberExpression': {
      const isContext =
        (isNamed(object, 'require') && isNamed(property, 'context')) ||
        (isImportMeta(object) && isNamed(property, 'webpackContext'));
      return isContext ? node : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * What a script without types asks for, in its order: by import, export from, `import()`, `require()` and
 * `new URL(…, import.meta.url)`.
 * @param refuse told of what asks for files that only the bundler can know
 */
export function scriptRequests(code: string, refuse: (what: string) => never): string[] {
  const requests: string[] = [];
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const asked = requestOf(node);
    if (asked !== undefined) {
      const request = valueOf(asked);
      if (typeof request !== 'string') refuse('an import whose path is no plain string');
      requests.push(request);
    }
    Object.values(node).forEach(visit);
  }
  visit(parseSync(code, { syntax: 'ecmascript', target: 'es2022' }));
  return requests;
}
