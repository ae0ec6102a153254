import { UiProvider } from '../ui-provider/index.ts';
import { ButtonsSection } from './buttons-section.tsx';
import { ChipsSection } from './chips-section.tsx';
import { chinese } from './chinese.ts';
import { ColourSection } from './colour-section.tsx';
import { english } from './english.ts';
import { FieldsSection } from './fields-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ProgrammesSection } from './programmes-section.tsx';
import { ScreensSection } from './screens-section.tsx';
import { SearchSection } from './search-section.tsx';
import { StatesSection } from './states-section.tsx';
import { TypeSection } from './type-section.tsx';
import styles from './gallery.module.css';

export interface GalleryProps {
  lang: 'en' | 'zh-CN';
}

/** Every widget in every state, for the eye and for screenshots. */
export function Gallery({ lang }: GalleryProps) {
  const texts = lang === 'en' ? english : chinese;
  return (
    <UiProvider locale={lang}>
      <div className={styles.gallery} lang={lang}>
        <header className={styles.top}>
          <h1>{texts.title}</h1>
          <p className={styles.intro}>{texts.intro}</p>
        </header>
        <TypeSection texts={texts} />
        <ColourSection texts={texts} />
        <ButtonsSection texts={texts} />
        <FieldsSection texts={texts} />
        <SearchSection lang={lang} />
        <ChipsSection lang={lang} />
        <OverlaysSection texts={texts} />
        <ProgrammesSection texts={texts} />
        <StatesSection texts={texts} />
        <ScreensSection texts={texts} />
      </div>
    </UiProvider>
  );
}
