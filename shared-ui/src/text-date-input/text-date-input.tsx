import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { clampDay, type DateBounds } from '../date-range-picker/index.ts';
import { TextField } from '../text-field/index.ts';
import { datePlaceholder, parseDate, parsePastedDate, showDate } from './parse-date.ts';

const LENGTH_MAX = 10;

export interface TextDateInputProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** YYYY-MM-DD, null when there is none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly bounds?: DateBounds;
  /** What is said under the field when something typed was no date and is cleared. */
  readonly unreadText?: (typed: string) => string;
}

/**
 * A day to type. It is read on leaving the field and by Enter: what is no date clears it, what lies outside of the bounds
 * becomes the nearest bound. A date that is pasted takes the place of all that is there, also when it is longer than the
 * field.
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
  // Null while the field shows its value: nobody is typing.
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState('');
  const type = (text: string) => {
    setTyped(text);
    setUnread('');
  };
  const read = () => {
    if (typed === null) return;
    setTyped(null);
    const day = parseDate(typed, locale);
    setUnread(day === null ? typed.trim() : '');
    const next = day === null || bounds === undefined ? day : clampDay(day, bounds);
    if (next !== value) onChange(next);
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
      {...(unread !== '' && unreadText !== undefined && value === null
        ? { error: <span role="alert">{unreadText(unread)}</span> }
        : {})}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key === 'Enter') read();
      }}
    />
  );
}
