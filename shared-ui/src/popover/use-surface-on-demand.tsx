import { useState, type RefObject } from 'react';
import { useCodeOnDemand, type CodeOnDemand, type OnDemandTexts } from '../code-on-demand/index.ts';
import { PendingSurface } from './pending-surface.tsx';

interface SurfaceOptions {
  triggerRef: RefObject<Element | null>;
  placement: string;
  texts: OnDemandTexts;
}

/**
 * A button that opens a surface whose code loads when it is first needed: call `load` when it is likely to open soon.
 * Until the code has loaded, `Surface` is null, and `pending` is shown instead.
 */
export function useSurfaceOnDemand<Surface>(
  source: CodeOnDemand<Surface>,
  { triggerRef, placement, texts }: SurfaceOptions,
) {
  const [isOpen, setOpen] = useState(false);
  const { code, isFailed, load } = useCodeOnDemand(source);
  return {
    Surface: code,
    isOpen,
    onOpenChange: setOpen,
    load,
    open: () => {
      load();
      setOpen(true);
    },
    pending: code === null && isOpen && (
      <PendingSurface
        triggerRef={triggerRef}
        isAtEnd={placement.endsWith('end')}
        onClose={() => setOpen(false)}
        texts={texts}
        isFailed={isFailed}
        onRetry={load}
      />
    ),
  };
}
