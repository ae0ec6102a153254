import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { MenuItem, Text } from 'react-aria-components/Menu';
import type { MenuEntry } from './menu-entry.ts';
import styles from './menu.module.css';

/** One line of a menu, as a link where it has an address. */
export function MenuLine({ entry }: { entry: MenuEntry }) {
  const { id, label, lang, icon, description, href, target, isCurrent, isDisabled, isDanger, onAction } =
    entry;
  const current = isCurrent ? ({ 'aria-current': href ? 'page' : true } as const) : {};
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={clsx(styles.line, isDanger && styles.danger)}
      isDisabled={isDisabled ?? false}
      {...(lang ? { lang } : {})}
      {...(href ? { href } : {})}
      {...(target ? { target, rel: 'noopener' } : {})}
      {...(onAction ? { onAction } : {})}
      // react-aria passes no aria-current through: the element is the place to say it.
      render={(props) =>
        'href' in props && props.href ? (
          <a {...props} href={props.href} {...current} />
        ) : (
          <div {...(props as React.JSX.IntrinsicElements['div'])} {...current} />
        )
      }
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.texts}>
        <Text slot="label">{label}</Text>
        {description && (
          <Text slot="description" className={styles.description ?? ''}>
            {description}
          </Text>
        )}
      </span>
      {isCurrent && <Check className={styles.check} aria-hidden="true" />}
    </MenuItem>
  );
}
