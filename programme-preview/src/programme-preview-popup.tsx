import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeQuery, useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { HoverPopup } from '@airdex/shared-ui/hover-popup';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { POPUP_TEXTS } from './popup-texts.ts';
import type { PreviewSubject } from './preview-subject.ts';

/** The panel is a separate chunk, which loads when the first preview opens. */
const panelQuery = codeQuery(
  'programme-preview',
  async () => (await import('./preview-panel.tsx')).PreviewPanel,
);

function Panel({ programme }: { readonly programme: PreviewSubject }) {
  const { loading, failed, retry } = POPUP_TEXTS[useLanguage()];
  const { data: PreviewPanel, isError, refetch } = useQuery(panelQuery);
  if (PreviewPanel !== undefined) return <PreviewPanel programme={programme} />;
  if (!isError) return <LoadingScreen label={loading} />;
  return <ErrorState isCompact title={failed} retryLabel={retry} onRetry={() => void refetch()} />;
}

interface Props {
  readonly programme: PreviewSubject;
  /** The programme's thumbnail, or its substitute. */
  readonly children: ReactNode;
}

/** Adds a preview to a thumbnail: opens after resting on it with pointer or keyboard; not on mobile. */
export function ProgrammePreviewPopup({ programme, children }: Props) {
  const { isMobile } = useCurrent(useHost().layout);
  return (
    <HoverPopup
      label={POPUP_TEXTS[useLanguage()].of(programme.localTitle)}
      isDisabled={isMobile}
      content={() => <Panel programme={programme} />}
    >
      {children}
    </HoverPopup>
  );
}
