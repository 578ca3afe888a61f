// Renews schemas/acces.json, who may call each route, as its function in the database at this version of sql/ opens its
// call: `npm run db`, then `node scripts/access-lock.ts`. A test keeps it true.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Who } from '../src/contract/route.ts'
import { connect } from '../src/database/db.ts'
import { openDatabase } from '../src/database/ownDatabase.ts'
import { prepareDatabase } from '../src/database/schema.ts'
import { type Lifetime, live, say } from '../src/process/lifetime.ts'
import { DECLARED } from '../src/routes/declared.ts'
import { loadConfig } from '../src/settings/config.ts'

/** Where it is kept. */
export const ACCESS = join(import.meta.dirname, '..', 'schemas', 'acces.json')

type Door = { readonly name: string; readonly body: string; readonly permissions: readonly string[] }

const OPENING = /utilisateur\.exiger_(\w+)\(\s*p_appelant\b[^;]*?, now\(\)((?:,\s*'[\w.]+')*)\)/

/** Who may call the routes that do not say it themselves, read from the functions that serve them. */
export async function readAccess(client: pg.Pool | pg.Client): Promise<Record<string, Who>> {
  const openings = await readOpenings(client)
  const asked = DECLARED.filter(({ who }) => who === undefined).map(({ name }) => name)
  return Object.fromEntries(asked.sort().map((name) => [name, opened(name, openings)]))
}

/** Whom every function of `v1` lets in, of those that open their call as the doors do. */
export async function readOpenings(client: pg.Pool | pg.Client): Promise<Map<string, Who>> {
  const { rows } = await client.query<Door>(
    `select p.proname as name, p.prosrc as body,
            array(select distinct a.permission from acte.acte a where a.porte = p.proname) as permissions
       from pg_proc p where p.pronamespace = 'v1'::regnamespace`,
  )
  const found = rows.map((door) => [door.name, whoOpens(door)] as const)
  return new Map(found.filter((one): one is [string, Who] => one[1] !== null))
}

function opened(name: string, openings: ReadonlyMap<string, Who>): Who {
  const who = openings.get(name)
  if (who === undefined) throw new Error(`v1.${name} does not say who may call it`)
  return who
}

function whoOpens({ body, permissions }: Door): Who | null {
  const [, opening, listed = ''] = OPENING.exec(body) ?? []
  const rights = opening === 'acte' ? permissions : (listed.match(/[\w.]+/g) ?? [])
  const [first = '', ...ou] = rights
  if (opening === 'actif') return 'membre'
  if (opening === undefined || first === '') return null
  if (opening === 'lecture') return { lecture: first }
  if (opening === 'editeur') return { editeur: first } as Who
  return ou.length > 0 ? { permission: first, ou } : { permission: first }
}

/** The file as it must stand: a member a line where there are several. */
export function writtenAccess(access: Readonly<Record<string, Who>>): string {
  const lines = Object.entries(access).map(([name, who]) => `  ${JSON.stringify(name)}: ${written(who)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function written(who: Who): string {
  if (typeof who === 'string') return JSON.stringify(who)
  const members = Object.entries(who).map(([name, value]) => {
    return `${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll('","', '", "')}`
  })
  return members.length === 1 ? `{ ${members.join()} }` : `{\n    ${members.join(',\n    ')}\n  }`
}

async function renew({ defer }: Lifetime): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  await prepareDatabase(config.databaseAdminUrl, { log: say })
  const pool = connect(config.databaseAdminUrl, { max: 1, role: 'metier' })
  defer(() => pool.end())
  writeFileSync(ACCESS, writtenAccess(await readAccess(pool)))
  say('schemas/acces.json is that of this version.')
  return 0
}

if (import.meta.main) await live(renew)
