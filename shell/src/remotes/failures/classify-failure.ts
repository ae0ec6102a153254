import type { RemoteFailure } from './remote-failure.ts';

/** Error codes of the federation runtime that this file distinguishes. */
const NO_CONTAINER = 'RUNTIME-001';
const NO_INIT = 'RUNTIME-002';
const SCRIPT_FAILED = 'RUNTIME-008';
const NO_SUCH_MODULE = 'RUNTIME-014';
/** Error names and codes of webpack for a script or style sheet of the remote that is missing or does not respond. */
const CHUNK_FAILED = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED'];

/** How browsers say that a module, or one that it imports, could not be fetched or failed its integrity check. */
const MODULE_FAILED = /dynamically imported module|Importing a module script failed/;

/** A chunk that arrived but is empty or threw is a crash instead: another attempt would give the same result. */
function isChunkFailure(error: Error): boolean {
  const { code, type } = error as { code?: unknown; type?: unknown };
  return type !== 'missing' && (CHUNK_FAILED.includes(error.name) || CHUNK_FAILED.some((it) => it === code));
}

/**
 * Classifies an error of the federation runtime, of webpack's runtime, of the browser's loading of modules or of the remote's own code.
 * @param url address of the remote's entry, for errors that contain no address
 */
export function classifyLoadFailure(thrown: unknown, url: string, attempts: number): RemoteFailure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message } = error;
  if (message.includes(SCRIPT_FAILED)) {
    return message.includes('ScriptExecutionError')
      ? { kind: 'crashed', phase: 'load' }
      : { kind: 'unreachable', url, attempts };
  }
  if (isChunkFailure(error)) {
    const { request } = error as { request?: unknown };
    return { kind: 'unreachable', url: typeof request === 'string' ? request : url, attempts };
  }
  if (error instanceof TypeError && MODULE_FAILED.test(message)) {
    const [named = url] = /https?:\/\/\S+/.exec(message) ?? [];
    return { kind: 'unreachable', url: named, attempts };
  }
  if (message.includes(NO_CONTAINER) || message.includes(NO_INIT)) {
    return { kind: 'malformed', problems: [`${url} holds no container of a remote`] };
  }
  if (message.includes(NO_SUCH_MODULE)) return { kind: 'unknown-module' };
  if (message.includes('of shared singleton module')) return { kind: 'incompatible-library', message };
  return { kind: 'crashed', phase: 'load' };
}

/** Whether another attempt may succeed: only unreachable files may become available a moment later. */
export function isWorthRetrying(failure: RemoteFailure): boolean {
  return failure.kind === 'unreachable';
}
