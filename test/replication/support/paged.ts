// Phones without a replication service: each device has the package's replica by pages, which is kept between two reads.
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { wallClock } from '@sillon/telephone/clock'
import { REPLICA_TABLES, type ReplicaTable } from '@sillon/telephone/contract'
import { memoryFileBox } from '@sillon/telephone/fileBox'
import { openPages } from '@sillon/telephone/pages'
import { openPhone, type Phone } from '@sillon/telephone/phone'
import type { Replica } from '@sillon/telephone/replica'
import type { SqlDatabase } from '@sillon/telephone/sql'
import { memoryStore } from '@sillon/telephone/store'
import type { Api } from '../../api/support/api.ts'
import type { Device } from '../../api/support/phones.ts'
import type { Tables } from './stream.ts'

/** A phone with its replica. */
export type PagedPhone = {
  readonly phone: Phone
  readonly replica: Replica
  readonly database: SqlDatabase
  /** The service's responses: the status and the body size in bytes of each. */
  readonly answers: { status: number; bytes: number }[]
  /** Called before each response is passed on; throws to lose the response. */
  meanwhile: () => Promise<void>
}

/** Opens a phone for that device, which requests this many rows at a time and uses that database file, if one is given. */
export async function openPaged(
  api: Api,
  device: Device,
  limite = 500,
  database: SqlDatabase = nodeSqlite(':memory:'),
): Promise<PagedPhone> {
  const [{ code } = { code: null }] = await api.sql<{ code: string }>(
    'select code from organisation.organisation where id = $1',
    [device.organisation_id],
  )
  const answers: PagedPhone['answers'] = []
  const paged = { database, answers, meanwhile: () => Promise.resolve() } as unknown as PagedPhone
  const phone = await openPhone({
    server: {
      url: api.url,
      fetch: async (input, init) => {
        const path = `${String(input).slice(api.url.length)}&limite=${limite}`
        const response = await fetch(api.url + path, init)
        const { status, headers } = response
        const text = await response.text()
        api.judge({ method: 'GET', path, status, headers, text })
        answers.push({ status, bytes: text.length })
        await paged.meanwhile()
        return new Response(text === '' ? null : text, { status, headers })
      },
      token: () => api.tokenOf(device.as),
      renewToken: () => api.tokenOf(device.as),
      organisation: code,
      timeoutMs: 30_000,
    },
    store: memoryStore(),
    fichiers: memoryFileBox(),
    clock: wallClock(),
    retry: {
      attempts: 1,
      firstDelayMs: 1,
      longestDelayMs: 1,
      sleep: () => Promise.resolve(),
      random: () => 0,
    },
    versions: { pack: '1.0', parametres: '1', application: 'essai' },
  })
  phone.state = { ...phone.state, enrolement: device as unknown as Phone['state']['enrolement'] }
  return Object.assign(paged, { phone, replica: await openPages(database) })
}

/** Returns all rows of a replica; tables without rows are left out. */
export async function heldIn(replica: Replica): Promise<Tables> {
  const tables: Tables = {}
  for (const name of Object.keys(REPLICA_TABLES) as ReplicaTable[]) {
    const rows = await replica.rows(name)
    if (rows.length > 0) tables[name] = Object.fromEntries(rows.map((row) => [row.id, { ...row }]))
  }
  return tables
}
