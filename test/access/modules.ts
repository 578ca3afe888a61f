import { ACCESS } from './routes.ts'

/**
 * The optional module in which a route writes, by the route's method and path. All other routes write in `noyau`, which is always
 * active.
 */
export const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries(ACCESS).flatMap(([route, access]) =>
    typeof access === 'object' && 'module' in access && access.module
      ? [[route, access.module] as const]
      : [],
  ),
)
