import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from './root.mjs';
import { workspacePackages } from './workspace.mjs';

const remotes = workspacePackages()
  .map(({ folder }) => folder)
  .filter((folder) => /^mfe-(?!kit)/.test(folder));

/**
 * The code of a remote, without its tests.
 *
 * @param {string} folder
 */
function codeOf(folder) {
  const source = inRoot(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|^testing/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
}

/**
 * Names in one of the lists of a remote's definition.
 *
 * @param {string} folder
 * @param {'raises' | 'answers'} list
 */
function declared(folder, list) {
  const definition = readFileSync(inRoot(folder, 'mfe.config.ts'), 'utf8');
  const names = new RegExp(`${list}: \\[([^\\]]*)\\]`).exec(definition)?.[1] ?? '';
  return [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name);
}

describe('the events of a remote', () => {
  test.each(remotes)('%s declares each event that its code raises by name', (folder) => {
    const raised = [...codeOf(folder).matchAll(/\.raise\(\s*(?:\w+ \? '(\w+)' : )?'(\w+)'/g)].flatMap(
      ([, first, second]) => [first, second].filter((name) => name !== undefined),
    );
    const known = declared(folder, 'raises');
    expect(raised.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(remotes)('%s declares each command that its code handles', (folder) => {
    const handlers = [...codeOf(folder).matchAll(/bus\.handle\(\{([\s\S]*?)\n {2}\}\);/g)].map(
      ([, body = '']) => body,
    );
    const taken = handlers.flatMap((body) => [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name));
    const known = declared(folder, 'answers');
    expect(taken.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !taken.includes(name))).toEqual([]);
  });
});
