import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Source expression of an inline script in a policy. */
export function sourceOfScript(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** Source expressions of the inline scripts in a shell's template. */
export function inlineScriptSources(template: string): string[] {
  return [...template.matchAll(INLINE_SCRIPT)].map(([, code = '']) => sourceOfScript(code));
}
