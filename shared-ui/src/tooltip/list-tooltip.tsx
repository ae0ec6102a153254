import { use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

/** Marks a control whose accessible name is also its tooltip. */
export const IN_LIST_TOOLTIP = 'data-list-tooltip';

export interface ListTooltipProps {
  /** The element around the buttons. */
  list: RefObject<HTMLElement | null>;
}

const buttonAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${IN_LIST_TOOLTIP}]`) : null;

function SharedTooltip({ list }: ListTooltipProps) {
  const state = use(TooltipTriggerStateContext);
  const tooltip = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement | null>(null);
  const [label, setLabel] = useState('');
  const show = useEffectEvent((next: HTMLElement, isImmediate: boolean) => {
    button.current = next;
    setLabel(next.getAttribute('aria-label') ?? '');
    // An open tooltip moves to the next button at once.
    state?.open(isImmediate || state.isOpen);
  });
  const hide = useEffectEvent((isImmediate: boolean) => {
    state?.close(isImmediate);
  });
  const isOpen = state?.isOpen === true;
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    hide(true);
  });

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const life = new AbortController();
    const options = { signal: life.signal };
    let hovered: HTMLElement | null = null;
    const hover = (next: HTMLElement | null) => {
      if (next === hovered) return;
      hovered = next;
      if (next === null) hide(false);
      else show(next, false);
    };
    const press = (event: Event) => {
      if (buttonAt(event) !== null) hide(true);
    };
    element.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType !== 'touch') hover(buttonAt(event));
      },
      options,
    );
    element.addEventListener('pointerleave', () => hover(null), options);
    element.addEventListener(
      'focusin',
      (event) => {
        const next = buttonAt(event);
        if (next?.matches(':focus-visible') === true) show(next, true);
      },
      options,
    );
    for (const type of ['focusout', 'pointerdown', 'keydown']) element.addEventListener(type, press, options);
    return () => life.abort();
  }, [list]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const described = button.current;
    described?.setAttribute('aria-describedby', tooltip.current?.id ?? '');
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      described?.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', escape, { capture: true });
    };
  }, [isOpen, label]);

  return (
    isOpen && (
      <AriaTooltip
        key={label}
        ref={tooltip}
        triggerRef={button}
        className={styles.tooltip ?? ''}
        placement="bottom"
        offset={6}
      >
        {label}
      </AriaTooltip>
    )
  );
}

/**
 * One tooltip for all buttons of a list that are `ListButton`s. Like `Tooltip`, it appears on hover and on focus, and is
 * the button's accessible description while shown.
 */
export function ListTooltip({ list }: ListTooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={80}>
      <SharedTooltip list={list} />
    </TooltipTrigger>
  );
}
