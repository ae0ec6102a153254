import { describe, expect, test } from '@jest/globals';
import { menuFlow, startFlow, type Flow, type FlowEvent } from './menu-flow.ts';

const after = (flow: Flow, ...types: FlowEvent['type'][]) =>
  types.reduce((reached, type) => menuFlow(reached, { type }), flow).step;

describe('with something to choose from', () => {
  const flow = startFlow(true);

  test('[SAV-01] [PLM-01] starts with the menu and goes where it says', () => {
    expect(flow.step).toBe('menu');
    expect(after(flow, 'existing')).toBe('existing');
    expect(after(flow, 'create')).toBe('create');
  });

  test('[SAV-01] [PLM-01] cancel leads back to the menu, and out of it from there', () => {
    expect(after(flow, 'create', 'cancel')).toBe('menu');
    expect(after(flow, 'existing', 'cancel')).toBe('menu');
    expect(after(flow, 'cancel')).toBe('closed');
  });
});

describe('with nothing to choose from', () => {
  const flow = startFlow(false);

  test('[SAV-01] [PLM-01] starts with the form, whose cancel closes', () => {
    expect(flow.step).toBe('create');
    expect(after(flow, 'cancel')).toBe('closed');
  });

  test('[PLM-01] what was created can be chosen: its list follows, with a menu behind it', () => {
    expect(after(flow, 'created')).toBe('existing');
    expect(after(flow, 'created', 'cancel')).toBe('menu');
  });
});

test('a flow that starts with its list comes back to it', () => {
  const flow = startFlow(true, 'existing');
  expect(flow.step).toBe('existing');
  expect(after(flow, 'create', 'cancel')).toBe('existing');
  expect(after(flow, 'cancel')).toBe('closed');
  expect(startFlow(false, 'existing').step).toBe('create');
});
