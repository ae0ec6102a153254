import { MessageScreen, type IllustrationName } from '../message-screen/index.ts';
import { ButtonLink } from '../button/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Columns, Section } from './section.tsx';
import styles from './gallery.module.css';

const names: readonly IllustrationName[] = [
  'invalid-search',
  'no-results',
  'out-of-scope',
  'not-found',
  'failed',
  'signed-out',
];

/** What takes the place of a page's content. */
export function ScreensSection({ texts }: { texts: GalleryTexts }) {
  return (
    <Section title={texts.sections.screens}>
      <Columns>
        {names.map((name, index) => (
          <div key={name} className={styles.panel}>
            <MessageScreen
              illustration={name}
              title={texts.screens[index]?.[0] ?? ''}
              subtitle={texts.screens[index]?.[1] ?? ''}
            >
              <ButtonLink href="mailto:team@example.com">{texts.faq}</ButtonLink>
            </MessageScreen>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
