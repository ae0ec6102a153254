export const en = { title: 'Built by Vite', pressed: 'Pressed: {{count}}' };
