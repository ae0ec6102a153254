export const en = { title: 'Built by Rspack', pressed: 'Pressed: {{count}}' };
