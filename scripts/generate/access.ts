// schemas/acces.json: who may call each route and which module it writes in, as its function opens its call in a database of
// this version of sql/. A test keeps it true.
import type pg from 'pg'
import type { Asked, Who } from '../../src/contract/route.ts'
import { DECLARED } from '../../src/routes/declared.ts'

/** The file that says it. */
export const ACCESS = 'schemas/acces.json'

type Door = { readonly name: string; readonly body: string; readonly permissions: readonly string[] }

const COLUMNS = 110
const OPENING = /utilisateur\.exiger_(\w+)\(\s*p_appelant\b[^;]*?, now\(\)((?:,\s*'[\w.]+')*)\)/
// The module that a door asks for beside that of its right: it stands on the other one.
const GUARD = /module\.exiger\((?:p_module => )?'(\w+)'/g

/** What the routes ask that do not say themselves who may call them, read from the functions that serve them. */
export async function readAccess(client: pg.Pool | pg.Client): Promise<Record<string, Asked>> {
  const openings = await readOpenings(client)
  const asked = DECLARED.filter(({ who }) => who === undefined).map(({ name }) => name)
  return Object.fromEntries(asked.sort().map((name) => [name, opened(name, openings)]))
}

/** What every function of `v1` asks, of those that open their call as the doors do. */
export async function readOpenings(client: pg.Pool | pg.Client): Promise<Map<string, Asked>> {
  const { rows } = await client.query<Door>(
    `select p.proname as name, p.prosrc as body,
            array(select distinct a.permission from acte.acte a where a.porte = p.proname) as permissions
       from pg_proc p where p.pronamespace = 'v1'::regnamespace`,
  )
  const owners = await client.query<{ code: string; module: string }>(
    'select p.code, p.module from utilisateur.permission p',
  )
  const owner = new Map(owners.rows.map(({ code, module }) => [code, module]))
  return new Map(
    rows.flatMap((door) => {
      const asked = askedBy(door, owner)
      return asked === null ? [] : [[door.name, asked] as const]
    }),
  )
}

function opened(name: string, openings: ReadonlyMap<string, Asked>): Asked {
  const asked = openings.get(name)
  if (asked === undefined) throw new Error(`v1.${name} does not say who may call it`)
  return asked
}

function askedBy({ name, body, permissions }: Door, owner: ReadonlyMap<string, string>): Asked | null {
  const [, opening, listed = ''] = OPENING.exec(body) ?? []
  const rights = opening === 'acte' ? permissions : (listed.match(/[\w.]+/g) ?? [])
  const who = whoOpens(opening, rights)
  if (who === null) return null
  const isWriting = opening === 'ecriture' || opening === 'acte'
  const owners = new Set(isWriting ? rights.map((right) => owner.get(right) ?? '') : [])
  // One that is always active is enough.
  const [module, ...others] = owners.has('noyau') ? [] : owners
  if (others.length > 0) throw new Error(`v1.${name} writes under the permissions of several modules`)
  const [guard, ...further] = [...body.matchAll(GUARD)]
  if (further.length > 0) throw new Error(`v1.${name} asks for several modules beside its right`)
  const written = guard?.[1] ?? module
  return written === undefined ? { who } : { who, module: written }
}

function whoOpens(opening: string | undefined, [first = '', ...ou]: readonly string[]): Who | null {
  // Support of the publisher reads under an access what members read.
  if (opening === 'actif' || opening === 'lecteur') return 'membre'
  if (opening === undefined || first === '') return null
  if (opening === 'lecture') return { lecture: first }
  if (opening === 'editeur') return { editeur: first } as Who
  return ou.length > 0 ? { permission: first, ou } : { permission: first }
}

/** The file as it must stand: a member a line where they do not fit. */
export function writtenAccess(access: Readonly<Record<string, Asked>>): string {
  const lines = Object.entries(access).map(([name, asked]) => {
    const head = `  ${JSON.stringify(name)}: `
    return `${head}${fitted(asked, '  ', head.length)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

// In the rest of a line, a comma after it, else a member a line.
function fitted(value: unknown, margin: string, taken: number): string {
  const flat = inline(value)
  if (taken + flat.length < COLUMNS || typeof value !== 'object' || value === null) return flat
  const inner = `${margin}  `
  const isList = Array.isArray(value)
  const lines = Object.entries(value).map(([name, one]) => {
    const head = isList ? inner : `${inner}${JSON.stringify(name)}: `
    return `${head}${fitted(one, inner, head.length)}`
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${margin}${close}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => JSON.stringify(one)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inline(one)}`)
  return `{ ${members.join(', ')} }`
}
