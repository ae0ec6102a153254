import { codeQuery } from '@airdex/mfe-kit/screen';

/** The code of rich text. It is large, and most cards need it, so it loads while the card itself loads. */
export const richTextQuery = codeQuery(
  'rich-text',
  async () => (await import('@airdex/shared-ui/safe-html')).SafeHtml,
);
