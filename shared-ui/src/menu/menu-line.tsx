import type { JSX } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { MenuItem, Text, type MenuItemProps } from 'react-aria-components/Menu';
import { useLinkClick } from '../ui-provider/index.ts';
import type { MenuEntry } from './menu-entry.ts';
import styles from './menu.module.css';

type LineProps = Parameters<NonNullable<MenuItemProps['render']>>[0];

const isLink = (props: LineProps): props is LineProps & { href: string } =>
  'href' in props && Boolean(props.href);

/** react-aria does not pass aria-current on and knows no router, so both are set on the element. */
function LineElement({ props, current }: { props: LineProps; current: 'page' | true | undefined }) {
  const onLinkClick = useLinkClick();
  if (!isLink(props)) return <div {...(props as JSX.IntrinsicElements['div'])} aria-current={current} />;
  const { children, href, onClick, ...anchor } = props as JSX.IntrinsicElements['a'];
  return (
    <a
      {...anchor}
      href={href}
      aria-current={current}
      onClick={(event) => {
        onClick?.(event);
        onLinkClick(event);
      }}
    >
      {children}
    </a>
  );
}

/** One line of a menu, as a link if it has an address. */
export function MenuLine({ entry }: { entry: MenuEntry }) {
  const { id, label, lang, icon, description, href, target, isCurrent, isDisabled, isDanger, onAction } =
    entry;
  const current = isCurrent ? (href ? 'page' : true) : undefined;
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
      render={(props) => <LineElement props={props} current={current} />}
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
