// The routes whose answer is also a picture, a page, or an exchange document: the database tells the genealogy, here it
// is only drawn or put in another vocabulary.
import type { Call, Serve } from '../handlers.ts'
import { drawApart, tellApart } from './drawing.ts'
import type { Shown } from './model.ts'
import { PAGE_POLICY } from './page.ts'
import { MOST_NODES } from './picture.ts'

type Format = 'json' | 'svg' | 'html' | 'epcis'

/** The media types of a genealogy beside JSON. */
export const GENEALOGY_MEDIA = ['image/svg+xml', 'text/html', 'application/ld+json'] as const
/** The media type of GeoJSON. */
export const GEOJSON = 'application/geo+json'

const FORMATS: Readonly<Record<string, Format>> = {
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'application/ld+json': 'epcis',
}

/** The handlers, by the names of their routes. */
export function genealogyHandlers(): Record<string, Serve> {
  const ask = async ({ request, run }: Call, format: Format, most?: number) => {
    const asked = typeof request.limite === 'number' ? request.limite : 500
    const limite = most === undefined ? asked : Math.min(asked, most)
    return run('lots_genealogie', { ...request, format, limite })
  }
  return {
    async lots_genealogie(call) {
      const format = (call.request.format as Format | undefined) ?? FORMATS[call.accepted] ?? 'json'
      switch (format) {
        case 'svg':
        case 'html': {
          const shown = JSON.parse(await ask(call, format, MOST_NODES)) as Shown
          const body = await drawApart(shown, format)
          return format === 'svg'
            ? { body, type: 'image/svg+xml' }
            : { body, type: 'text/html', headers: { 'Content-Security-Policy': PAGE_POLICY } }
        }
        case 'epcis': {
          return { body: await tellApart(await ask(call, format)), type: 'application/ld+json' }
        }
        default:
          return { body: await call.run('lots_genealogie', call.request) }
      }
    },
    async expeditions_eudr({ request, accepted, run }) {
      return { body: await run('expeditions_eudr', request), type: accepted }
    },
  }
}
