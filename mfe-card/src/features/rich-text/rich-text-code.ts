import { codeOnDemand } from '@airdex/shared-ui/code-on-demand';

export const richTextCode = codeOnDemand(async () => (await import('@airdex/shared-ui/safe-html')).SafeHtml);

/** Loads the code of rich text, which most cards need, while the card itself loads. */
export function loadRichText(): void {
  // The component that needs it reports a failure.
  richTextCode.load().catch(() => undefined);
}
