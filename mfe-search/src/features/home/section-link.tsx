import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from './page-link.tsx';
import styles from './home.module.css';

interface Props {
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Next to the title, such as a number of programmes. */
  readonly detail?: string | undefined;
}

/** The title of a section, which leads to all that the section previews. */
export function SectionLink({ href, onOpen, detail, children }: Props) {
  const { t } = useTranslation();
  return (
    <h2 className={styles.heading}>
      <PageLink className={styles.headingLink} href={href} onOpen={onOpen}>
        <span className={styles.headingText}>{children}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        <span className={styles.showAll}>
          {t('home.showAll')} <ArrowRight aria-hidden="true" />
        </span>
      </PageLink>
    </h2>
  );
}
