import { useTranslation } from 'react-i18next';
import { Panel } from '@airdex/shared-ui/page';
import { SingleKeys } from './single-keys.tsx';
import styles from './account.module.css';

/** The keyboard shortcuts and their effects. */
const SHORTCUTS = [
  { action: 'search', keys: ['/'] },
  { action: 'neighbours', keys: ['[', ']'] },
  { action: 'move', keys: ['↑', '↓', '←', '→'] },
  { action: 'select', keys: ['Space'] },
  { action: 'open', keys: ['Enter'] },
  { action: 'close', keys: ['Esc'] },
  { action: 'width', keys: ['Shift', '←', '→'] },
  { action: 'zoom', keys: ['+', '-', '0'] },
] as const;

/** A table of the keyboard shortcuts, and the choice to turn some off. */
export function Shortcuts() {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.shortcuts')}>
      <SingleKeys />
      <table className={styles.shortcuts}>
        <thead>
          <tr>
            <th scope="col">{t('account.keys')}</th>
            <th scope="col">{t('account.action')}</th>
          </tr>
        </thead>
        <tbody>
          {SHORTCUTS.map(({ action, keys }) => (
            <tr key={action}>
              <td>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </td>
              <td>{t(`account.shortcut.${action}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
