import { codeOnDemand } from '@airdex/shared-ui/code-on-demand';

export const richTextCode = codeOnDemand(async () => (await import('@airdex/shared-ui/safe-html')).SafeHtml);

/** Loads the code of rich text, which most cards need, while the card itself loads. */
export function loadRichText(): void {
  // Whoever needs it says if it fails.
  richTextCode.load().catch(() => undefined);
}
