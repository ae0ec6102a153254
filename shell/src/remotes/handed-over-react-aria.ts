import * as Button from 'react-aria-components/Button';
import * as Dialog from 'react-aria-components/Dialog';
import * as FieldError from 'react-aria-components/FieldError';
import * as Header from 'react-aria-components/Header';
import * as Heading from 'react-aria-components/Heading';
import * as I18nProvider from 'react-aria-components/I18nProvider';
import * as Input from 'react-aria-components/Input';
import * as Label from 'react-aria-components/Label';
import * as ListBox from 'react-aria-components/ListBox';
import * as Menu from 'react-aria-components/Menu';
import * as Modal from 'react-aria-components/Modal';
import * as Popover from 'react-aria-components/Popover';
import * as Select from 'react-aria-components/Select';
import * as Text from 'react-aria-components/Text';
import * as TextArea from 'react-aria-components/TextArea';
import * as TextField from 'react-aria-components/TextField';
import * as ToggleButton from 'react-aria-components/ToggleButton';
import * as ToggleButtonGroup from 'react-aria-components/ToggleButtonGroup';
import * as Tooltip from 'react-aria-components/Tooltip';
import type { REACT_ARIA_MODULES } from '@airdex/shared-contracts/shared-scope';

/** What remotes get of react-aria-components, by import. */
export const handedOverReactAria = {
  'react-aria-components/Button': Button,
  'react-aria-components/Dialog': Dialog,
  'react-aria-components/FieldError': FieldError,
  'react-aria-components/Header': Header,
  'react-aria-components/Heading': Heading,
  'react-aria-components/I18nProvider': I18nProvider,
  'react-aria-components/Input': Input,
  'react-aria-components/Label': Label,
  'react-aria-components/ListBox': ListBox,
  'react-aria-components/Menu': Menu,
  'react-aria-components/Modal': Modal,
  'react-aria-components/Popover': Popover,
  'react-aria-components/Select': Select,
  'react-aria-components/Text': Text,
  'react-aria-components/TextArea': TextArea,
  'react-aria-components/TextField': TextField,
  'react-aria-components/ToggleButton': ToggleButton,
  'react-aria-components/ToggleButtonGroup': ToggleButtonGroup,
  'react-aria-components/Tooltip': Tooltip,
} satisfies Record<(typeof REACT_ARIA_MODULES)[number], object>;
