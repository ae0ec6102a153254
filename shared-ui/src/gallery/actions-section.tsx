import { useState } from 'react';
import { Award, Save } from 'lucide-react';
import { Badge, CountBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Toggle } from '../toggle/index.ts';
import { InfoTooltip, Tooltip } from '../tooltip/index.ts';
import { ButtonSpecimen, IconButtonSpecimens } from './button-specimens.tsx';
import type { GalleryTexts } from './gallery-texts.ts';
import { Columns, Row, Section, Specimen } from './section.tsx';

/** Buttons, and badges next to other content. */
export function ActionsSection({ texts }: { texts: GalleryTexts }) {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  return (
    <Section part="actions">
      <ButtonSpecimen texts={texts} />
      <IconButtonSpecimens texts={texts} />
      <Specimen of="toggle">
        <Columns>
          <Toggle label={texts.remember} isOn={isOn} onChange={setOn} />
          <Toggle label={texts.some} description={texts.nameHelp} isOn={isOff} onChange={setOff} />
          <Toggle label={texts.unavailable} isOn isDisabled onChange={() => undefined} />
          <Toggle label={texts.unavailable} isOn={false} isDisabled onChange={() => undefined} />
        </Columns>
      </Specimen>
      <Specimen of="tooltip">
        <Row>
          <InfoTooltip label={texts.about} text={texts.aboutShare} />
          <Tooltip text={texts.nameHelp}>
            <Button icon={<Save aria-hidden="true" />}>{texts.save}</Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen of="badge">
        <Row>
          <Badge>{texts.list}</Badge>
          <Badge tone="accent">{texts.isNew}</Badge>
          <Badge tone="success">{texts.saved}</Badge>
          <Badge tone="warning">{texts.unavailable}</Badge>
          <Badge tone="danger">{texts.remove}</Badge>
          <Badge tone="solid">{texts.isNew}</Badge>
          <Badge tone="scrim" icon={<Award aria-hidden="true" />}>
            {texts.selection}
          </Badge>
          <CountBadge count={3} label={texts.chosen(3)} />
          <CountBadge count={128} label={texts.chosen(128)} />
        </Row>
      </Specimen>
    </Section>
  );
}
