import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { saveDownload } from '../download/save-download.ts';

/** Downloads the attachment of an answer; shows a failure beside the button. */
export function AttachmentButton({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const host = useHost();
  const download = useExclusiveMutation({
    mutationFn: (attachment: number) =>
      saveDownload(host, () => host.api.getAttachment({ params: { id: attachment } })),
  });
  return (
    <>
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        isLoading={download.isPending}
        onPress={() => {
          download.mutate(id);
        }}
      >
        {t('faq.download')}
      </Button>
      {download.error !== null && <span role="alert"> {t('faq.downloadFailed')}</span>}
    </>
  );
}
