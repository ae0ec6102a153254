import { UiProvider } from '../ui-provider/index.ts';
import { ActionsSection } from './actions-section.tsx';
import { chinese } from './chinese.ts';
import { ColourSpecimen } from './colour-specimen.tsx';
import { ContentsList } from './contents-list.tsx';
import { english } from './english.ts';
import { FieldsSection } from './fields-section.tsx';
import { GuideContext } from './guide.ts';
import { guideChinese } from './guide-chinese.ts';
import { guideEnglish } from './guide-english.ts';
import { OverlaysSection } from './overlays-section.tsx';
import { ProgrammesSection } from './programmes-section.tsx';
import { SearchSection } from './search-section.tsx';
import { Section } from './section.tsx';
import { StatesSection } from './states-section.tsx';
import { TypeSpecimen } from './type-specimen.tsx';
import styles from './gallery.module.css';

export interface GalleryProps {
  lang: 'en' | 'zh-CN';
}

/** The guidelines: every widget in every state, with advice on its use. */
export function Gallery({ lang }: GalleryProps) {
  const [texts, guide] = lang === 'en' ? [english, guideEnglish] : [chinese, guideChinese];
  return (
    <UiProvider locale={lang}>
      <GuideContext value={guide}>
        <div className={styles.gallery} lang={lang}>
          <header className={styles.top}>
            <h1>{texts.title}</h1>
            <p className={styles.intro}>{texts.intro}</p>
          </header>
          <ContentsList />
          <div className={styles.parts}>
            <Section part="foundations">
              <TypeSpecimen texts={texts} />
              <ColourSpecimen />
            </Section>
            <ActionsSection texts={texts} />
            <FieldsSection texts={texts} />
            <SearchSection lang={lang} />
            <OverlaysSection texts={texts} />
            <ProgrammesSection texts={texts} lang={lang} />
            <StatesSection texts={texts} />
          </div>
        </div>
      </GuideContext>
    </UiProvider>
  );
}
