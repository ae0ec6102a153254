export { HoverPopup, type HoverPopupProps } from './hover-popup.tsx';
