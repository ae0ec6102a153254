/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { useTranslation } from 'react-i18next';
import { BehaviorSubject } from 'rxjs';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import type { ReadonlyState, HostServices, ScreenMountProps } from '@airdex/shared-contracts/remote-contract';
import type { Language } from '@airdex/shared-contracts/constants';
import { defineScreen } from './define-screen.tsx';
import { useHost, useLanguage } from './host-context.ts';

const texts = { en: { greeting: 'Hello {{id}}' }, ch: { greeting: '你好 {{id}}' } };

function current<Value>(subject: BehaviorSubject<Value>): ReadonlyState<Value> {
  return { get: () => subject.value, changes: subject };
}

function fakeHost() {
  const language = new BehaviorSubject<Language>('en');
  const session = new BehaviorSubject<{ IdUser: number } | null>({ IdUser: 1 });
  const host = {
    contractVersion: '1.0.0',
    language: current(language),
    session: current(session),
    settings: DEFAULT_SITE_SETTINGS,
  };
  return { language, session, host: host as unknown as HostServices };
}

function Card({ idProgram, host }: { readonly idProgram: number; readonly host: HostServices }) {
  const { t } = useTranslation();
  const { data } = useQuery({ queryKey: ['user'], queryFn: () => `user ${host.session.get()?.IdUser}` });
  if (idProgram < 0) throw new Error('no such programme');
  return (
    <p lang={useLanguage()}>
      {t('greeting', { id: idProgram })}, {data}, {useHost() === host ? 'same host' : 'another host'}
    </p>
  );
}

const lifecycles = defineScreen({ remote: 'mfe-card', exposed: './card', texts, component: Card });

function propsFor(host: HostServices, idProgram: number, onCrash = jest.fn()) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props: ScreenMountProps<{ idProgram: number }> = { host, screen: { idProgram }, onCrash };
  return { ...props, domElement, name: `parcel-${idProgram}` };
}

afterEach(() => document.body.replaceChildren());

describe('defineScreen', () => {
  test('mounts the component with its props, host, texts and queries; updates and unmounts it', async () => {
    const { host, language } = fakeHost();
    const props = propsFor(host, 7);
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
    await waitFor(() => expect(document.body.textContent).toBe('Hello 7, user 1, same host'));

    language.next('ch');
    await waitFor(() => expect(document.body.textContent).toBe('你好 7, user 1, same host'));

    await lifecycles.update({ ...props, screen: { idProgram: 8 } });
    expect(document.body.textContent).toBe('你好 8, user 1, same host');

    await lifecycles.unmount(props);
    expect(props.domElement.childElementCount).toBe(0);
  });

  test('discards loaded data when another user signs in', async () => {
    const { host, session } = fakeHost();
    const first = propsFor(host, 1);
    await lifecycles.mount(first);
    await waitFor(() => expect(document.body.textContent).toBe('Hello 1, user 1, same host'));
    await lifecycles.unmount(first);
    session.next({ IdUser: 2 });
    const second = propsFor(host, 2);
    await lifecycles.mount(second);
    await waitFor(() => expect(document.body.textContent).toBe('Hello 2, user 2, same host'));
    await lifecycles.unmount(second);
  });

  test('passes an error of the first render to the shell, and still mounts and unmounts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const onCrash = jest.fn();
    const props = propsFor(fakeHost().host, -1, onCrash);
    await lifecycles.mount(props);
    expect(onCrash).toHaveBeenCalledTimes(1);
    expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such programme' }));
    await lifecycles.unmount(props);
    expect(props.domElement.childElementCount).toBe(0);
  });

  test('passes an error of a later render to the shell', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const onCrash = jest.fn();
    const props = propsFor(fakeHost().host, 3, onCrash);
    await lifecycles.mount(props);
    expect(onCrash).not.toHaveBeenCalled();
    await lifecycles.update({ ...props, screen: { idProgram: -1 } });
    await waitFor(() => expect(onCrash).toHaveBeenCalledTimes(1));
    await lifecycles.unmount(props);
  });
});
