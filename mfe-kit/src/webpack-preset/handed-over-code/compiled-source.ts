import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';
import { ASSETS } from '../source-rules.ts';
import { notFollowed } from './not-followed.ts';
import { scriptRequests } from './script-requests.ts';
import { styleRequests } from './style-requests.ts';

/** A file as a build sees it, and the requests of what it imports. */
export interface CompiledSource {
  readonly code: string | Uint8Array;
  readonly imports: readonly string[];
}

/** A script without its types and comments, which no build has. */
function withoutTypes(file: string, text: string): string {
  const parser = /\.tsx?$/.test(file)
    ? ({ syntax: 'typescript', tsx: file.endsWith('x') } as const)
    : ({ syntax: 'ecmascript' } as const);
  const { code } = transformSync(text, {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser,
      preserveAllComments: false,
      minify: { format: { comments: false } },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  });
  return code;
}

/**
 * Reads a file and what it asks for.
 * @throws CommandError when files may be built in that can't be found out
 */
export function compiledSource(file: string): CompiledSource {
  const bytes = readFileSync(file);
  const refuse = (what: string): never => {
    throw notFollowed(file, what);
  };
  if (/\.(tsx?|[cm]?js)$/.test(file)) {
    const code = withoutTypes(file, bytes.toString('utf8'));
    return { code, imports: scriptRequests(code, refuse) };
  }
  if (file.endsWith('.css')) return { code: bytes, imports: styleRequests(file, bytes, refuse) };
  if (ASSETS.test(file) || file.endsWith('.json')) return { code: bytes, imports: [] };
  return refuse('an ending that no build knows');
}
