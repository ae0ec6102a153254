import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

describe('inlineScriptSources', () => {
  test('returns the hashes of the inline scripts, and nothing else', () => {
    const hash = createHash('sha256').update('let a = 1;\n').digest('base64');
    const template = `<script>let a = 1;\n</script><script src="%shell%b.js"></script>
      <script type="application/json">{}</script>`;
    expect(inlineScriptSources(template)).toEqual([`'sha256-${hash}'`]);
  });
});
