import { ACCESS } from './routes.ts'

/** The optional module of every route that writes in one, by its method and path. Other routes write in `noyau`, which is always active. */
export const WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.entries(ACCESS).flatMap(([route, access]) =>
    typeof access === 'object' && 'module' in access && access.module
      ? [[route, access.module] as const]
      : [],
  ),
)
