import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Search, X } from 'lucide-react';
import { Spinner } from '../spinner/index.ts';
import { isOfInputMethod } from '../input-method/is-of-input-method.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** Not called during composition (Chinese, Japanese, Korean input), but once with its result. */
  onChange: (value: string) => void;
  /** Enter, except the Enter that ends a composition. */
  onSubmit?: ((value: string) => void) | undefined;
  /** The key that moves on to the search results. */
  onArrowDown?: (() => void) | undefined;
  /** Name of the button that clears the field. */
  clearLabel: string;
  /** Called in addition to `onChange('')`. */
  onClear?: (() => void) | undefined;
  /** A search is under way. */
  isBusy?: boolean;
  /** Attached to the end of the field, such as a choice of what is searched. */
  end?: ReactNode;
  maxLength?: number;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** A search field: Enter submits, Escape and the button clear it, and composition never triggers a search. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onArrowDown,
  clearLabel,
  onClear,
  isBusy = false,
  end,
  maxLength,
  inputRef,
}: SearchFieldProps) {
  // Shown during composition; not a search term yet.
  const [composing, setComposing] = useState<string | null>(null);
  const ownRef = useRef<HTMLInputElement | null>(null);
  const ref = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    onClear?.();
    ref.current?.focus();
  };
  return (
    <div className={styles.field}>
      <span className={styles.icon}>{isBusy ? <Spinner size={16} /> : <Search aria-hidden="true" />}</span>
      <input
        ref={ref}
        className={styles.input}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={composing ?? value}
        onCompositionStart={(event) => setComposing(event.currentTarget.value)}
        onCompositionEnd={(event) => {
          setComposing(null);
          onChange(event.currentTarget.value);
        }}
        onChange={(event) => {
          if (composing === null) onChange(event.currentTarget.value);
          else setComposing(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (isOfInputMethod(event.nativeEvent) || composing !== null) return;
          if (event.key === 'Enter') onSubmit?.(event.currentTarget.value);
          if (event.key === 'ArrowDown' && onArrowDown) {
            event.preventDefault();
            onArrowDown();
          }
          if (event.key === 'Escape' && value) {
            // The next Escape closes the field's container.
            event.stopPropagation();
            event.preventDefault();
            clear();
          }
        }}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={clear}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
