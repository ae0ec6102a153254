import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Sets the document's title. A remote may give its page another one, which stays until the user leaves the page. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const own = useRef<readonly string[]>([]);
  useEffect(() => {
    // A remote that has named its page follows the language itself.
    if (own.current[0] === pathname && own.current[1] !== document.title) return;
    document.title = t('document.titled', { title });
    own.current = [pathname, document.title];
  }, [t, title, pathname]);
}
