import '../src/tokens/tokens.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from '../src/gallery/index.ts';

// ?lang=zh-CN&theme=dark
const parameters = new URLSearchParams(window.location.search);
const lang = parameters.get('lang') === 'zh-CN' ? 'zh-CN' : 'en';
const theme = parameters.get('theme');
document.documentElement.lang = lang;
if (theme) document.documentElement.dataset.theme = theme;

const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Gallery lang={lang} />);
