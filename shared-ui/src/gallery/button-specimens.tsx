import { useState } from 'react';
import {
  ChevronDown,
  FileSpreadsheet,
  Filter,
  LayoutGrid,
  Rows3,
  Save,
  Search,
  Star,
  Trash2,
} from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../button/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Row, Specimen } from './section.tsx';

/** Buttons in every variant, size and state. */
export function ButtonSpecimen({ texts }: { texts: GalleryTexts }) {
  return (
    <Specimen of="button">
      <Row>
        <Button variant="primary" icon={<Search aria-hidden="true" />}>
          {texts.search}
        </Button>
        <Button icon={<Save aria-hidden="true" />}>{texts.save}</Button>
        <Button variant="quiet" endIcon={<ChevronDown aria-hidden="true" />}>
          {texts.more}
        </Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          {texts.remove}
        </Button>
        <ButtonLink href="#guide-button">{texts.faq}</ButtonLink>
      </Row>
      <Row>
        <Button variant="primary" isDisabled>
          {texts.search}
        </Button>
        <Button isDisabled>{texts.save}</Button>
        <Button variant="quiet" isDisabled>
          {texts.more}
        </Button>
        <Button variant="primary" isLoading loadingLabel={texts.loading}>
          {texts.search}
        </Button>
        <Button isLoading loadingLabel={texts.loading}>
          {texts.save}
        </Button>
      </Row>
      <Row>
        <Button variant="primary" size="large">
          {texts.search}
        </Button>
        <Button variant="primary">{texts.search}</Button>
        <Button variant="primary" size="small">
          {texts.search}
        </Button>
        <Button size="small" icon={<Filter aria-hidden="true" />}>
          {texts.more}
        </Button>
      </Row>
    </Specimen>
  );
}

/** Icon buttons, and a choice of views. */
export function IconButtonSpecimens({ texts }: { texts: GalleryTexts }) {
  const [view, setView] = useState<'thumbs' | 'list'>('thumbs');
  const [lang, setLang] = useState<'en' | 'ch'>('en');
  const [isPressed, setPressed] = useState(true);
  return (
    <>
      <Specimen of="icon-button">
        <Row>
          <IconButton
            label={texts.select}
            icon={<Star aria-hidden="true" />}
            isPressed={isPressed}
            onPress={() => setPressed(!isPressed)}
          />
          <IconButton label={texts.save} icon={<Save aria-hidden="true" />} />
          <IconButton label={texts.export} icon={<FileSpreadsheet aria-hidden="true" />} isDisabled />
          <IconButton
            label={texts.export}
            icon={<FileSpreadsheet aria-hidden="true" />}
            disabledReason={texts.selectFirst}
          />
          <IconButton label={texts.remove} icon={<Trash2 aria-hidden="true" />} variant="secondary" />
        </Row>
      </Specimen>
      <Specimen of="segmented-control">
        <Row>
          <SegmentedControl
            label={texts.view}
            value={view}
            onChange={setView}
            segments={[
              { id: 'thumbs', label: texts.thumbs, icon: <LayoutGrid aria-hidden="true" /> },
              { id: 'list', label: texts.list, icon: <Rows3 aria-hidden="true" /> },
            ]}
          />
          <SegmentedControl
            label={texts.language}
            value={lang}
            onChange={setLang}
            segments={[
              { id: 'en', label: 'English', lang: 'en' },
              { id: 'ch', label: '中文', lang: 'zh-CN' },
            ]}
          />
        </Row>
      </Specimen>
    </>
  );
}
