import { ruleTester } from './rule-tester.js';
import rule from './no-untranslated-text.js';

const error = [{ messageId: 'text' }];

ruleTester.run('no-untranslated-text', rule, {
  valid: [
    `const a = <p>{t('home.title')}</p>;`,
    `const a = <p>120 · 5 %</p>;`,
    `const a = <img alt="" src="poster.svg" />;`,
    `const a = <button className="primary" type="button" />;`,
    `const a = <input aria-label={t('search')} placeholder={t(open ? 'a' : 'b')} />;`,
    `const a = <p>{state === 'open' ? t('a') : t('b')}</p>;`,
    `const a = <p>{[1].map((n) => n === 'x' && <i key={n} />)}</p>;`,
    { code: `const a = <p>Airdex</p>;`, options: [{ names: ['Airdex'] }] },
  ],
  invalid: [
    { code: `const a = <p>Search</p>;`, errors: error },
    { code: `const a = <p>搜索</p>;`, errors: error },
    { code: `const a = <p>{'Search'}</p>;`, errors: error },
    { code: 'const a = <p>{`${n} results`}</p>;', errors: error },
    { code: `const a = <p>{open ? 'Close' : t('open')}</p>;`, errors: error },
    { code: `const a = <p>{open && 'Close'}</p>;`, errors: error },
    { code: `const a = <>{n + ' results'}</>;`, errors: error },
    { code: `const a = <input aria-label="Search" />;`, errors: error },
    { code: `const a = <input placeholder={'Search...'} />;`, errors: error },
    { code: `const a = <Dialog title={busy ? 'Wait' : t('done')} />;`, errors: error },
    { code: `const a = <p>Airdex home</p>;`, options: [{ names: ['Airdex'] }], errors: error },
  ],
});
