import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { clampDay, type DateBounds } from '../date-range-picker/index.ts';
import { TextField } from '../text-field/index.ts';
import { isOfInputMethod } from '../input-method/is-of-input-method.ts';
import { datePlaceholder, parseDate, parsePastedDate, showDate } from './parse-date.ts';

const LENGTH_MAX = 10;

export interface TextDateInputProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** YYYY-MM-DD, null if there is none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly bounds?: DateBounds;
  /** Shown below the field when invalid input was cleared. */
  readonly unreadText?: (typed: string) => string;
}

/**
 * A field for a typed day. It is parsed on leaving the field and on Enter: invalid input is cleared, a day
 * outside the bounds becomes the nearest bound. A pasted date replaces the whole content, even if it is
 * longer than the field.
 */
export function TextDateInput({
  label,
  isLabelHidden = false,
  value,
  onChange,
  bounds,
  unreadText,
}: TextDateInputProps) {
  const { locale } = useLocale();
  // Null while the user is not typing and the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState('');
  // A day chosen elsewhere settles it.
  if (unread !== '' && value !== null) setUnread('');
  const type = (text: string) => {
    setTyped(text);
    setUnread('');
  };
  /** Returns whether there was nothing unreadable to clear. */
  const read = (): boolean => {
    if (typed === null) return true;
    setTyped(null);
    const day = parseDate(typed, locale);
    const cleared = day === null ? typed.trim() : '';
    setUnread(cleared);
    const next = day === null || bounds === undefined ? day : clampDay(day, bounds);
    if (next !== value) onChange(next);
    return cleared === '';
  };
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={datePlaceholder(locale)}
      maxLength={LENGTH_MAX}
      autoComplete="off"
      value={typed ?? showDate(value, locale)}
      onChange={type}
      onPaste={(event) => {
        const day = parsePastedDate(event.clipboardData.getData('text/plain'), locale);
        if (day === null) return;
        event.preventDefault();
        type(showDate(day, locale));
      }}
      {...(unread !== '' && unreadText !== undefined
        ? { error: <span role="alert">{unreadText(unread)}</span> }
        : {})}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
        // A form must not be submitted without the date that the user meant.
        if (!read()) event.preventDefault();
      }}
    />
  );
}
