// Serves the worker that reads an organization's own imagery. A worker has a policy of its own (docs/decisions/0172): the page's
// policy never has the origin of a tile server that an organization chose.
import type { Express, RequestHandler } from 'express'
import type { Pool } from 'pg'
import { Refusal, reach } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { policyText } from '../http/server/site.ts'

/** The parts needed to serve the worker. */
export type ImageryTools = {
  readonly pool: Pool
  readonly limiters: Pick<Limiters, 'verification'>
}

const LONGEST = 2000

/** Serves the worker at this path to a browser that knows an organization's code and its whole address of imagery. */
export function mountImagery(app: Express, path: string, { pool, limiters }: ImageryTools): void {
  const send: RequestHandler = async (req, res) => {
    if (req.originalUrl.length > LONGEST) throw new Refusal('route_inconnue')
    const asked = new URL(req.originalUrl, 'http://x').searchParams
    const [organisation, adresse] = [asked.get('organisation') ?? '', asked.get('adresse') ?? '']
    const isTheirs = await reach(callDoor<boolean>(pool, 'images_admises', { organisation, adresse }))
    if (!isTheirs || !URL.canParse(adresse)) throw new Refusal('route_inconnue')
    res.set({
      'Content-Security-Policy': policyText({
        'default-src': "'none'",
        'connect-src': new URL(adresse).origin,
      }),
      'Cache-Control': 'no-store',
    })
    res.type('text/javascript').send(scriptOf(adresse))
  }
  app
    .route(path)
    .get(limiters.verification, send)
    .options(allowMethods(['GET']))
    .all(refuseOtherMethods(['GET']))
}

// Reads one tile a message, without cookies and without the address of the page. A missing tile is an empty one.
const scriptOf = (address: string): string => `const ADDRESS = ${JSON.stringify(address)}
addEventListener('message', async ({ data: { id, z, x, y } }) => {
  const url = ADDRESS.replace('{z}', Number(z)).replace('{x}', Number(x)).replace('{y}', Number(y))
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    const bytes = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0)
    postMessage({ id, bytes }, [bytes])
  } catch {
    postMessage({ id, bytes: new ArrayBuffer(0) })
  }
})
`
