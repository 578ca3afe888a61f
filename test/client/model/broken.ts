// Parts of a phone that are broken on purpose, in ways seen on real platforms, and for each the history that must notice it.
import type { Row, Store } from '@sillon/telephone/store'
import type { Break } from './device.ts'
import type { Histoire } from './history.ts'

const BATCHES = '/v1/sync/commandes'
const capture = { pas: 'saisir', genres: [0], photos: 1, coupe: null } as const
const send = { pas: 'synchroniser', reseau: [], pendant: [], coupe: null } as const

/** The breakages: for each a description, the change, the history that shows it, and the broken law that is reported. */
export const BROKEN: readonly { what: string; breaks: Break; pas: Histoire['pas']; law: RegExp }[] = [
  {
    what: 'a clock that stands still while the phone sleeps',
    breaks: (parts) => ({
      ...parts,
      clock: { ...parts.clock, sinceBoot: () => ({ amorcage: 'boot', ms: Math.floor(performance.now()) }) },
    }),
    pas: [send, { pas: 'dormir', heures: 3 }, capture],
    law: /^command 1, captured \S+, is dated /m,
  },
  {
    what: 'a store that says that it wrote what is not on disk yet',
    breaks: (parts) => ({ ...parts, store: late(parts.store) }),
    pas: [capture, { pas: 'tuer' }],
    law: /^command 1 is lost by a kill$/m,
  },
  {
    what: 'a box that keeps the half of a file',
    breaks: (parts) => {
      const { fichiers } = parts
      const write = (id: string, contenu: Uint8Array) =>
        fichiers.write(id, contenu.slice(0, contenu.length / 2))
      return { ...parts, fichiers: { ...fichiers, write } }
    },
    pas: [capture, send],
    law: /^a sound file was refused$/m,
  },
  {
    what: 'a network that answers a batch with what it answered to another',
    breaks: (parts) => ({ ...parts, server: { ...parts.server, fetch: caching(parts.server.fetch) } }),
    pas: [capture, send, capture, send],
    law: /^nothing is lost, nothing is doubled, in order: /m,
  },
]

// A store that puts each write on disk only at the next write.
function late(store: Store): Store {
  let waiting: Parameters<Store['write']>[0] | null = null
  return {
    ...store,
    async write(changes) {
      if (waiting !== null) await store.write(waiting)
      waiting = changes
    },
    async read(): Promise<Row[]> {
      return store.read()
    },
  }
}

function caching(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let kept: string | null = null
  return async (input, init) => {
    if (!String(input).endsWith(BATCHES)) return fetch(input, init)
    if (kept !== null) return new Response(kept)
    const answer = await fetch(input, init)
    if (answer.ok) kept = await answer.clone().text()
    return answer
  }
}
