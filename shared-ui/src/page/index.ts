export { Page, type PageProps } from './page.tsx';
export { Panel, type PanelProps } from './panel.tsx';
