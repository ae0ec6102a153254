// Part of every page. Shows its message at once when a script of the shell cannot be loaded, or throws before the shell
// has started. If this script does not run either, the page's style shows the message after a while.
{
  const { document } = globalThis;
  const shellScripts = () => [...document.querySelectorAll('script[defer]')];

  const hear = ({ target, filename }) => {
    const isShell = shellScripts().some((script) => script === target || script.src === filename);
    if (isShell) document.documentElement.dataset.notStarted = '';
  };
  // Errors of elements do not bubble.
  globalThis.addEventListener('error', hear, true);
  document.addEventListener('airdex-started', () => {
    globalThis.removeEventListener('error', hear, true);
    document.querySelector('.not-started')?.remove();
  });
}
