import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { TextField } from '@airdex/shared-ui/text-field';
import { linkAddress } from './link-address.ts';
import styles from './description-editor.module.css';

interface Props {
  /** The address of the link to change; null for a new one. */
  readonly href: string | null;
  readonly onApply: (href: string) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for the address of a link. It is part of a form, so Enter must not submit that form. A form that is submitted
 * meanwhile gets what was typed.
 */
export function LinkField({ href, onApply, onRemove, onCancel }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(href ?? '');
  const [isFlagged, setFlagged] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** Returns whether the address is valid. */
  const apply = (): boolean => {
    const address = linkAddress(typed);
    if (address === null) setFlagged(true);
    else onApply(address);
    return address !== null;
  };
  const beforeSubmission = useEffectEvent((event: Event) => {
    if (typed.trim() === '' || typed === href || apply()) return;
    event.preventDefault();
    event.stopPropagation();
    place.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const listen = (event: Event) => {
      beforeSubmission(event);
    };
    form?.addEventListener('submit', listen, { capture: true });
    return () => form?.removeEventListener('submit', listen, { capture: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // In Safari, the key that ends a composition only has the code of an input method.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // On a button, Enter presses it.
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    // Otherwise the surrounding dialog would close.
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <div ref={place} className={styles.link} onKeyDownCapture={onKeyDown}>
      <TextField
        label={t('descriptionEditor.linkAddress')}
        inputMode="url"
        autoFocus
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setFlagged(false);
        }}
        error={isFlagged ? t('descriptionEditor.linkInvalid') : undefined}
      />
      <div className={styles.linkActions}>
        {href !== null && (
          <Button size="small" onPress={onRemove}>
            {t('descriptionEditor.removeLink')}
          </Button>
        )}
        <Button size="small" onPress={onCancel}>
          {t('cancel')}
        </Button>
        <Button size="small" variant="primary" onPress={apply}>
          {t('descriptionEditor.applyLink')}
        </Button>
      </div>
    </div>
  );
}
