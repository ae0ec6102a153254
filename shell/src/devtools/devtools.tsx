import { useEffect, useState, type ComponentType } from 'react';

/** Parameter of a page's address that opens the devtools. */
const PARAMETER = 'mfe-devtools';

const isRequested = () => new URLSearchParams(window.location.search).has(PARAMETER);

/** Opens the devtools with Ctrl+Alt+D, or if the page's address requests them. They load only then. */
export function Devtools() {
  const [isOpen, setOpen] = useState(isRequested);
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }> | null>(null);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // Uses the position of the key, because with Alt some layouts produce another letter. AltGr types one.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
      if (event.getModifierState('AltGraph')) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  useEffect(() => {
    if (!isOpen || Dialog !== null) return;
    import('./devtools-dialog.tsx').then(
      ({ DevtoolsDialog }) => setDialog(() => DevtoolsDialog),
      () => setOpen(false),
    );
  }, [isOpen, Dialog]);
  return isOpen && Dialog !== null && <Dialog onClose={() => setOpen(false)} />;
}
