import { useEffect, useState, type ComponentType } from 'react';

/** Asks for the devtools in the address of a page. */
const PARAMETER = 'mfe-devtools';

const isAskedFor = () => new URLSearchParams(window.location.search).has(PARAMETER);

/** Opens the devtools on Ctrl+Alt+D, and where the page's address asks for them. Fetched only then. */
export function Devtools() {
  const [isOpen, setOpen] = useState(isAskedFor);
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }> | null>(null);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // By the key's place: with Alt, layouts make another letter of it.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return;
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
