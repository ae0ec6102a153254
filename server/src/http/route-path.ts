/** The router's form of a path of the endpoint table: 'api/A/B/{id?}' becomes '/api/A/B/:id?'. */
export function routePath(path: string): string {
  return `/${path.replace(/\/$/, '').replace(/\{(\w+)(\??)\}/g, ':$1$2')}`;
}
