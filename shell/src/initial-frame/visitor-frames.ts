import { createElement, type ReactNode } from 'react';
import { LANGUAGES, languageTag } from '@airdex/shared-contracts/constants';
import { LANGUAGE_NAMES } from '../services/language/language-names.ts';
import { box, text } from './elements.ts';
import { controlPlaceholder, namePlaceholder, rowsPlaceholder } from './placeholders.ts';
import { wordmark } from './wordmark.ts';

/** Not marked with `lang`: the names of both languages are shown in each. */
const languageButtons = () =>
  box(
    'languages-group',
    {},
    ...LANGUAGES.map((language) =>
      createElement(
        'div',
        { className: 'languages-button own-language', 'data-language': languageTag(language) },
        LANGUAGE_NAMES[language],
      ),
    ),
  );

/** The frame of pages for everyone. */
export function bareFrame(): ReactNode {
  return box(
    'bare-frame',
    { 'data-kind': 'bare' },
    box('bare-header', {}, wordmark(), languageButtons()),
    box('bare-main', {}, rowsPlaceholder()),
  );
}

/** The login page. */
export function loginFrame(): ReactNode {
  return box(
    'login-page',
    { 'data-kind': 'login' },
    box(
      'hero-hero',
      {},
      box(
        'hero-texts',
        {},
        box(
          'hero-heading',
          {},
          text((texts) => texts.login.heading),
        ),
      ),
    ),
    box(
      'login-side',
      {},
      box('login-header', {}, wordmark(), languageButtons()),
      box(
        'login-main',
        {},
        box(
          'login-card',
          {},
          box(
            ['login-title', 'own-title'],
            {},
            text((texts) => texts.login.title),
          ),
          box(
            'login-subtitle',
            {},
            text((texts) => texts.login.subtitle),
          ),
          box('own-form', {}, controlPlaceholder(), controlPlaceholder(), controlPlaceholder()),
        ),
      ),
      box('login-footer', {}, namePlaceholder(), namePlaceholder()),
    ),
  );
}
