import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Checklist, Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Columns, Row, Section } from './section.tsx';
import styles from './gallery.module.css';

/** Fields, check boxes and lists to choose from. */
export function FieldsSection({ texts }: { texts: GalleryTexts }) {
  const [term, setTerm] = useState(texts.programmes[0]?.title ?? '');
  const [fields, setFields] = useState<readonly string[]>(['0', '1', '2', '3']);
  const [field, setField] = useState<string | null>(null);
  const [isOn, setOn] = useState(true);
  const options = texts.fields.map((label, index) => ({ id: String(index), label }));
  return (
    <Section title={texts.sections.fields}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clear}
          value={term}
          onChange={setTerm}
          end={
            <Checklist
              label={texts.titleFields}
              isLabelHidden
              isBare
              placement="bottom end"
              options={options}
              value={fields}
              onChange={setFields}
              summary={texts.chosen(fields.length)}
            />
          }
        />
      </div>
      <Columns>
        <TextField label={texts.name} description={texts.nameHelp} placeholder={texts.choose} />
        <TextField label={texts.name} error={texts.nameMissing} defaultValue=" " />
        <TextField label={texts.name} isDisabled defaultValue={texts.programmes[0]?.title ?? ''} />
        <TextField label={texts.description} rows={3} defaultValue={texts.emptyText} />
        <Select
          label={texts.titleFields}
          options={options}
          value={field}
          onChange={setField}
          placeholder={texts.choose}
        />
        <Checklist
          label={texts.titleFields}
          options={options}
          value={fields}
          onChange={setFields}
          summary={texts.chosen(fields.length)}
        />
      </Columns>
      <Row>
        <Checkbox label={texts.remember} isSelected={isOn} onChange={setOn} />
        <Checkbox label={texts.some} isSelected={false} isIndeterminate onChange={() => undefined} />
        <Checkbox label={texts.list} isSelected={false} onChange={() => undefined} />
        <Checkbox label={texts.unavailable} isSelected isDisabled onChange={() => undefined} />
      </Row>
    </Section>
  );
}
