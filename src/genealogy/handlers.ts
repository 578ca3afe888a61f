// The routes of genealogies, whose response may also be a picture, a page or an exchange document. The database gives the genealogy; this
// file only converts it.
import type { Answer, Call, Serve } from '../http/calls/call.ts'
import { retryOnDeadlock } from '../http/calls/run.ts'
import { bufferBeginning } from '../http/responses/stream.ts'
import { askColumns, type ColumnTexts } from './columns.ts'
import { drawApart, tellApart } from './drawing.ts'
import type { ZonedGenealogy } from './model.ts'
import { PAGE_POLICY } from './page.ts'
import { MOST_NODES } from './picture.ts'
import { joinPieces, writeEvents, writeGenealogy, writeShown } from './writing.ts'

type Format = 'json' | 'svg' | 'html' | 'epcis'

const FORMATS: Readonly<Record<string, Format>> = {
  'image/svg+xml': 'svg',
  'text/html': 'html',
  'application/ld+json': 'epcis',
}

/**
 * Sends a genealogy in the requested format, or in the client's preferred one. A deadlock can be retried, because nothing is sent
 * before the data are complete.
 */
export const sendGenealogy: Serve = (call) => retryOnDeadlock(() => genealogyFor(call))

async function genealogyFor(call: Call): Promise<Answer> {
  const format = (call.request.format as Format | undefined) ?? FORMATS[call.accepted] ?? 'json'
  switch (format) {
    case 'svg':
    case 'html': {
      const shown = JSON.parse(await joinPieces(writeShown(ask(call, format, MOST_NODES)))) as ZonedGenealogy
      const body = await drawApart(shown, format)
      return format === 'svg'
        ? { body, type: 'image/svg+xml' }
        : { body, type: 'text/html', headers: { 'Content-Security-Policy': PAGE_POLICY } }
    }
    case 'epcis': {
      const events = await joinPieces(writeEvents(ask(call, format)))
      return { body: await tellApart(events, new Date().toISOString()), type: 'application/ld+json' }
    }
    default:
      return { body: '', large: await bufferBeginning(writeGenealogy(ask(call, format))) }
  }
}

/** Sends the plots of origin of an expedition. */
export const sendEudr: Serve = async ({ request, accepted, run }) => ({
  body: await run('expeditions_eudr', request),
  type: accepted,
})

function ask({ request, stream }: Call, format: Format, most?: number): ColumnTexts {
  const asked = typeof request.limite === 'number' ? request.limite : 500
  const limite = most === undefined ? asked : Math.min(asked, most)
  return askColumns(stream, { ...request, format, limite })
}
