import { Bold, Italic, Link, List, ListOrdered } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import { createEditorView } from './editor-view.ts';
import { COMMANDS, formatsOf, type Format, type Formats } from './formats.ts';
import { LinkField } from './link-field.tsx';
import { removeLink, setLink } from './links.ts';
import styles from './description-editor.module.css';

const BUTTONS: readonly (readonly [Format, typeof Bold])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['bulletList', List],
  ['orderedList', ListOrdered],
];
const NOTHING: Formats = { active: new Set(), href: null };

interface Props {
  readonly label: string;
  /** Plain text or HTML; read once. */
  readonly initial: string;
  /** Called with HTML of bold, italics, links and lists; an empty string without text. */
  readonly onChange: (description: string) => void;
  readonly error?: string | undefined;
}

/** Edits a description with bold, italics, links and lists; anything else that is pasted becomes plain text. */
export function DescriptionEditor({ label, initial, onChange, error }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [formats, setFormats] = useState(NOTHING);
  /** The address of the link that is being edited; null for a new one, undefined while none is. */
  const [linked, setLinked] = useState<string | null>();
  const isLinking = linked !== undefined;
  // The selection has left the link.
  if (isLinking && linked !== formats.href) setLinked(undefined);
  const [first] = useState(initial);
  const changed = useEffectEvent(onChange);
  const editLink = useEffectEvent(() => {
    setLinked(formats.href);
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const editor = createEditorView(place.current, {
      description: first,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
      },
      onChange: (description) => {
        changed(description);
      },
      onState: (state) => {
        setFormats(formatsOf(state));
      },
      onLink: () => {
        editLink();
      },
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [first, id]);

  const run = (command: Command) => {
    const editor = view.current;
    if (editor === null) return;
    command(
      editor.state,
      (transaction) => {
        editor.dispatch(transaction);
      },
      editor,
    );
    editor.focus();
  };
  const endLink = (command: Command | null) => {
    setLinked(undefined);
    run(command ?? (() => false));
  };
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <div className={styles.tools} role="group" aria-label={t('descriptionEditor.tools')}>
          {BUTTONS.map(([format, Icon]) => (
            <IconButton
              key={format}
              size="small"
              label={t(`descriptionEditor.${format}`)}
              icon={<Icon aria-hidden="true" />}
              isPressed={formats.active.has(format)}
              onPress={() => {
                run(COMMANDS[format]);
              }}
            />
          ))}
          <IconButton
            size="small"
            label={t('descriptionEditor.link')}
            icon={<Link aria-hidden="true" />}
            isPressed={formats.href !== null}
            aria-expanded={isLinking}
            onPress={() => {
              setLinked(isLinking ? undefined : formats.href);
            }}
          />
        </div>
        {isLinking && (
          <LinkField
            href={formats.href}
            onApply={(href) => {
              endLink(setLink(href));
            }}
            onRemove={() => {
              endLink(removeLink);
            }}
            onCancel={() => {
              endLink(null);
            }}
          />
        )}
        <div ref={place} className={styles.text} />
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
