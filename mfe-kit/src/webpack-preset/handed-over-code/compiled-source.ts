import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/** A file as a build sees it, and the requests of what it imports. */
export interface CompiledSource {
  readonly code: string;
  readonly imports: readonly string[];
}

const IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g;

/** Reads a script without its types and comments, which no build has; of any other file all. */
export function compiledSource(file: string): CompiledSource {
  const text = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) return { code: text, imports: [] };
  const { code } = transformSync(text, {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      preserveAllComments: false,
      minify: { format: { comments: false } },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  });
  return { code, imports: [...code.matchAll(IMPORT)].flatMap(([, request]) => request ?? []) };
}
