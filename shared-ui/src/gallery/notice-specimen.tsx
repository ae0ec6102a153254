import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Specimen } from './section.tsx';

/** Notices in every tone and position. */
export function NoticeSpecimen({ texts }: { texts: GalleryTexts }) {
  return (
    <Specimen of="notice">
      <Notice placement="strip" tone="warning" regionLabel={texts.sample}>
        {texts.sample}
      </Notice>
      <Notice tone="info" title={texts.about}>
        {texts.aboutShare}
      </Notice>
      <Notice tone="success" onDismiss={() => undefined} dismissLabel={texts.close}>
        {texts.saved}
      </Notice>
      <Notice tone="warning">{texts.offline}</Notice>
      <Notice tone="danger" title={texts.failed} actions={<Button size="small">{texts.retry}</Button>}>
        {texts.failedText}
      </Notice>
      <Notice tone="neutral" regionLabel="Cookies" actions={<Button size="small">{texts.accept}</Button>}>
        {texts.cookies}
      </Notice>
    </Specimen>
  );
}
