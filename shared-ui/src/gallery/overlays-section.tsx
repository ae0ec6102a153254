import { useState } from 'react';
import { ChevronDown, CircleHelp, CreditCard, LogOut } from 'lucide-react';
import { Accordion } from '../accordion/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, MessageDialog, type DialogWidth } from '../dialog/index.ts';
import { Menu } from '../menu/index.ts';
import { TextField } from '../text-field/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Row, Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

const widths: readonly DialogWidth[] = [350, 450, 500, 700];

/** Widgets that open over the page, and chapters that open within it. */
export function OverlaysSection({ texts }: { texts: GalleryTexts }) {
  const [width, setWidth] = useState<DialogWidth | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section part="overlays">
      <Specimen of="menu">
        <Row>
          <Menu
            texts={texts.onDemand}
            trigger={<Button endIcon={<ChevronDown aria-hidden="true" />}>{texts.account}</Button>}
            sections={[
              {
                id: 'account',
                title: texts.account,
                entries: [
                  {
                    id: 'subscription',
                    label: texts.subscription,
                    icon: <CreditCard aria-hidden="true" />,
                    isCurrent: true,
                  },
                  { id: 'faq', label: texts.faq, icon: <CircleHelp aria-hidden="true" /> },
                  { id: 'none', label: texts.unavailable, isDisabled: true },
                ],
              },
              {
                id: 'session',
                label: texts.logOut,
                entries: [{ id: 'log-out', label: texts.logOut, icon: <LogOut aria-hidden="true" /> }],
              },
            ]}
          />
        </Row>
      </Specimen>
      <Specimen of="dialog">
        <Row>
          {widths.map((value) => (
            <Button key={value} onPress={() => setWidth(value)}>{`${texts.save} ${value}`}</Button>
          ))}
        </Row>
      </Specimen>
      <Specimen of="message-dialog">
        <Row>
          <Button variant="danger" onPress={() => setAsking(true)}>
            {texts.remove}
          </Button>
        </Row>
      </Specimen>
      <Dialog
        isOpen={width !== null}
        onOpenChange={() => setWidth(null)}
        width={width ?? 500}
        title={texts.save}
        closeLabel={texts.close}
        actions={
          <>
            <Button onPress={() => setWidth(null)}>{texts.cancel}</Button>
            <Button variant="primary" onPress={() => setWidth(null)}>
              {texts.save}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <TextField label={texts.name} description={texts.nameHelp} autoFocus />
          <TextField label={texts.description} rows={3} />
        </div>
      </Dialog>
      <MessageDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.remove}
        message={texts.dialogText}
        closeLabel={texts.close}
        actions={[{ label: texts.cancel }, { label: texts.remove, variant: 'danger' }]}
      />
      <Specimen of="accordion">
        <Accordion items={texts.question.map(([title, content]) => ({ id: title, title, content }))} />
      </Specimen>
    </Section>
  );
}
