import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureSrcset } from '@airdex/shared-contracts/constants';
import { loadPosters } from '../poster/index.ts';
import { SeenAtOnce } from '../on-sight/index.ts';
import { UiProvider } from '../ui-provider/index.ts';
import { Thumbnail, type ThumbnailProps } from './index.ts';

beforeAll(loadPosters);

const props: ThumbnailProps = {
  href: '/card/71',
  title: 'Harbour Nine',
  country: 'France',
  channel: 'Canal Exemple',
  date: '12/11/2026',
  image: '/media/71.jpg',
  genre: 'Crime',
  performance: { color: 'green', label: 'Above the slot average' },
  isNew: true,
  isProviderSelection: true,
  labels: {
    isNew: 'New',
    providerSelection: 'Selection',
    select: 'Select',
    opensInNewTab: 'opens in a new tab',
  },
};

test('a picture loads at once if it is visible from the start, otherwise when it comes near', () => {
  const { container, rerender } = render(<Thumbnail {...props} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  rerender(
    <SeenAtOnce value={true}>
      <Thumbnail {...props} />
    </SeenAtOnce>,
  );
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
});

test('a picture loads at the width at which it is shown, and a poster as it is', () => {
  const { container, rerender } = render(<Thumbnail {...props} image="/media/pictures/71.jpg" />);
  const attributes = () => {
    const image = container.querySelector('img');
    return [image?.getAttribute('sizes'), image?.getAttribute('srcset')];
  };
  expect(attributes()).toEqual(['auto, 260px', pictureSrcset('/media/pictures/71.jpg')]);
  // Browsers ignore `auto` if they do not wait for the layout.
  rerender(
    <SeenAtOnce value={true}>
      <Thumbnail {...props} image="/media/pictures/71.jpg" />
    </SeenAtOnce>,
  );
  expect(attributes()[0]).toBe('260px');
  rerender(<Thumbnail {...props} image="/media/pictures/71.svg" />);
  expect(attributes()).toEqual([null, null]);
});

test('[THU-01] shows image, title, country and channel, date, performance, new label and selection badge', () => {
  const { container } = render(<Thumbnail {...props} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/71.jpg');
  const link = screen.getByRole('link', { name: 'Harbour Nine (opens in a new tab)' });
  expect(link).toHaveAccessibleDescription(
    expect.stringMatching(/^New Selection France Canal Exemple 12\/11\/2026/),
  );
  expect(screen.getByRole('img', { name: 'Above the slot average' })).toHaveAttribute('data-color', 'green');
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByText('Selection')).toBeVisible();
});

test('the name of its link has Chinese brackets in Chinese', () => {
  render(
    <UiProvider locale="zh-CN">
      <Thumbnail {...props} labels={{ ...props.labels, opensInNewTab: '在新标签页中打开' }} />
    </UiProvider>,
  );
  expect(screen.getByRole('link', { name: 'Harbour Nine （在新标签页中打开）' })).toBeVisible();
});

test('[THU-01] opens the card in a new tab, without access to its opener', () => {
  render(<Thumbnail {...props} />);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/card/71');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('[THU-01] shows the check box for selecting, which does not open the card', async () => {
  const user = userEvent.setup();
  const onSelectionChange = jest.fn();
  const onOpen = jest.fn();
  const { rerender } = render(<Thumbnail {...props} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

  rerender(
    <Thumbnail {...props} isSelectable onSelectionChange={(isSelected) => onSelectionChange(isSelected)} />,
  );
  screen.getByRole('link').addEventListener('click', () => onOpen());
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Select Harbour Nine' })).toHaveFocus();
  expect(onSelectionChange).toHaveBeenCalledWith(true);
  expect(onOpen).not.toHaveBeenCalled();

  rerender(<Thumbnail {...props} isSelectable isSelected />);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('leaves out labels and marks that do not apply', () => {
  const { country, channel, date, href, title, labels } = props;
  render(<Thumbnail {...{ country, channel, date, href, title, labels }} />);
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  expect(screen.queryByText('Selection')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('replaces a failed picture by the poster; another address gets its own attempt', () => {
  const { container, rerender } = render(<Thumbnail {...props} />);
  const image = () => container.querySelector('img');
  const poster = () => container.querySelector('svg[viewBox="0 0 320 180"]');
  expect(poster()).toBeNull();

  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(poster()).not.toBeNull();

  rerender(<Thumbnail {...props} image="/media/72.jpg" />);
  expect(image()).toHaveAttribute('src', '/media/72.jpg');
});

test('tries a failed picture again when the browser is online again', () => {
  const { container } = render(<Thumbnail {...props} />);
  const image = () => container.querySelector('img');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  fireEvent(window, new Event('online'));
  expect(image()).toHaveAttribute('src', props.image);
});

test('shows a poster and no broken image without a picture', () => {
  const { container } = render(<Thumbnail {...props} image={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg[viewBox="0 0 320 180"]')).toHaveTextContent('Harbour Nine');
});

test('shows only the channel if the country is unknown', () => {
  const { channel, date, href, title, labels } = props;
  render(<Thumbnail {...{ channel, date, href, title, labels }} country={null} />);
  expect(screen.getByText(channel, { ignore: 'svg *' })).toHaveTextContent(new RegExp(`^${channel}$`));
});
