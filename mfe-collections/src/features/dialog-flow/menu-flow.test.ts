import { describe, expect, test } from '@jest/globals';
import { menuFlow, startFlow, type Flow, type FlowEvent } from './menu-flow.ts';

const after = (flow: Flow, ...types: FlowEvent['type'][]) =>
  types.reduce((reached, type) => menuFlow(reached, { type }), flow).step;

describe('with existing entries', () => {
  const flow = startFlow(true);

  test('[SAV-01] [PLM-01] starts with the menu and follows its choice', () => {
    expect(flow.step).toBe('menu');
    expect(after(flow, 'existing')).toBe('existing');
    expect(after(flow, 'create')).toBe('create');
  });

  test('[SAV-01] [PLM-01] cancel leads back to the menu, and from the menu closes', () => {
    expect(after(flow, 'create', 'cancel')).toBe('menu');
    expect(after(flow, 'existing', 'cancel')).toBe('menu');
    expect(after(flow, 'cancel')).toBe('closed');
  });
});

describe('without existing entries', () => {
  const flow = startFlow(false);

  test('[SAV-01] [PLM-01] starts with the form, whose cancel closes', () => {
    expect(flow.step).toBe('create');
    expect(after(flow, 'cancel')).toBe('closed');
  });

  test('[PLM-01] shows the list after something was created, with a menu behind it', () => {
    expect(after(flow, 'created')).toBe('existing');
    expect(after(flow, 'created', 'cancel')).toBe('menu');
  });
});

test('returns to the list if it started there', () => {
  const flow = startFlow(true, 'existing');
  expect(flow.step).toBe('existing');
  expect(after(flow, 'create', 'cancel')).toBe('existing');
  expect(after(flow, 'cancel')).toBe('closed');
  expect(startFlow(false, 'existing').step).toBe('create');
});
