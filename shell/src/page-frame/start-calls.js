// Starts the calls of the first screen while the shell's scripts load. The shell takes them over, see page-calls.ts. What
// a developer's own code calls is unknown here, and without a session there is nothing to call.
{
  const { document, history, Image } = globalThis;
  const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

  /** Width of a place for a thumbnail at least, and of the pictures that thumbnails show; see pictures.ts. */
  const PLACE_PX = 200;
  const SIZES = '260px';
  const WIDTHS = [320, 640, 1280];

  const loadPicture = ({ image }) => {
    if (typeof image !== 'string' || !image.startsWith('/media/pictures/')) return;
    const picture = new Image();
    if (!image.endsWith('.svg')) {
      picture.sizes = SIZES;
      picture.srcset = WIDTHS.map((width) => `${image}?width=${width} ${width}w`).join();
    }
    picture.src = image;
  };

  /** Loads the pictures of the first two rows. */
  const loadPictures = (programmes) => {
    if (!Array.isArray(programmes)) return;
    programmes.slice(0, 2 * Math.ceil(globalThis.innerWidth / PLACE_PX)).forEach(loadPicture);
  };

  const startCall = (token, call) => {
    const LanguageId = localStorage.getItem('language') === 'ch' ? '1' : '';
    const { url, method, body } = call;
    const headers = { ...call.headers, LanguageId, Authorization: `Bearer ${token}` };
    const controller = new AbortController();
    const response = fetch(url, { method, headers, body, signal: controller.signal });
    // The shell handles a failure when it takes the call over.
    response
      .then((it) => (call.hasPictures === true && it.ok ? it.clone().json().then(loadPictures) : undefined))
      .catch(() => undefined);
    return { url, method, headers, body, response, abort: (reason) => controller.abort(reason) };
  };

  const startCalls = () => {
    try {
      const calls = JSON.parse(document.getElementById('airdex-page-calls')?.textContent ?? '[]');
      const token = localStorage.getItem('token') ?? '';
      if (!TOKEN.test(token) || sessionStorage.getItem('remote-overrides') !== null) return;
      globalThis.airdexPageCalls = calls
        .filter(({ isForNewEntry }) => isForNewEntry !== true || history.state === null)
        .map((call) => startCall(token, call));
    } catch {
      // The shell makes all calls itself.
    }
  };
  startCalls();
}
