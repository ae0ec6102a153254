import * as Button from 'react-aria-components/Button';
import * as Dialog from 'react-aria-components/Dialog';
import * as FieldError from 'react-aria-components/FieldError';
import * as Heading from 'react-aria-components/Heading';
import * as I18nProvider from 'react-aria-components/I18nProvider';
import * as Input from 'react-aria-components/Input';
import * as Label from 'react-aria-components/Label';
import * as Modal from 'react-aria-components/Modal';
import * as Popover from 'react-aria-components/Popover';
import * as Text from 'react-aria-components/Text';
import * as TextArea from 'react-aria-components/TextArea';
import * as TextField from 'react-aria-components/TextField';
import * as ToggleButton from 'react-aria-components/ToggleButton';
import * as ToggleButtonGroup from 'react-aria-components/ToggleButtonGroup';
import * as Tooltip from 'react-aria-components/Tooltip';
import type { REACT_ARIA_MODULES } from '@airdex/shared-contracts/shared-scope';

type Request = (typeof REACT_ARIA_MODULES)[number];

/** What remotes get of react-aria-components with the page, by import. */
export const handedOverReactAria = {
  'react-aria-components/Button': Button,
  'react-aria-components/Dialog': Dialog,
  'react-aria-components/FieldError': FieldError,
  'react-aria-components/Heading': Heading,
  'react-aria-components/I18nProvider': I18nProvider,
  'react-aria-components/Input': Input,
  'react-aria-components/Label': Label,
  'react-aria-components/Modal': Modal,
  'react-aria-components/Popover': Popover,
  'react-aria-components/Text': Text,
  'react-aria-components/TextArea': TextArea,
  'react-aria-components/TextField': TextField,
  'react-aria-components/ToggleButton': ToggleButton,
  'react-aria-components/ToggleButtonGroup': ToggleButtonGroup,
  'react-aria-components/Tooltip': Tooltip,
} satisfies Partial<Record<Request, object>>;

/** What opens on demand: lists and menus, which weigh as much as all of the rest. */
export const laterReactAria = {
  'react-aria-components/Header': () => import('react-aria-components/Header'),
  'react-aria-components/ListBox': () => import('react-aria-components/ListBox'),
  'react-aria-components/Menu': () => import('react-aria-components/Menu'),
  'react-aria-components/Select': () => import('react-aria-components/Select'),
} satisfies Record<Exclude<Request, keyof typeof handedOverReactAria>, () => Promise<object>>;
