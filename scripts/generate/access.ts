// schemas/acces.json: the callers of each route, and the module in which it writes, as its database function checks them. A test
// compares the file.
import type pg from 'pg'
import type { Asked, Who } from '../../src/contract/route.ts'
import { DECLARED } from '../../src/routes/declared.ts'

/** The path of the file. */
export const ACCESS = 'schemas/acces.json'

type Door = { readonly name: string; readonly body: string; readonly permissions: readonly string[] }

const COLUMNS = 110
const OPENING = /utilisateur\.exiger_(\w+)\(\s*p_appelant\b[^;]*?, now\(\)((?:,\s*'[\w.]+')*)\)/
// The module that a function requires besides the one that owns its permission.
const GUARD = /module\.exiger\((?:p_module => )?'(\w+)'/g

/** Reads the access of routes from their database functions, unless a route declares its access itself. */
export async function readAccess(client: pg.Pool | pg.Client): Promise<Record<string, Asked>> {
  const openings = await readOpenings(client)
  const asked = DECLARED.filter(({ who }) => who === undefined).map(({ name }) => name)
  return Object.fromEntries(asked.sort().map((name) => [name, opened(name, openings)]))
}

/** Reads the access of every `v1` function that begins with the usual permission check. */
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
  // A permission of the core needs no active module, because the core is always active.
  const [module, ...others] = owners.has('noyau') ? [] : owners
  if (others.length > 0) throw new Error(`v1.${name} writes under the permissions of several modules`)
  const [guard, ...further] = [...body.matchAll(GUARD)]
  if (further.length > 0) throw new Error(`v1.${name} asks for several modules beside its right`)
  const written = guard?.[1] ?? module
  return written === undefined ? { who } : { who, module: written }
}

function whoOpens(opening: string | undefined, [first = '', ...ou]: readonly string[]): Who | null {
  // The publisher's support reads the same as members, during a support access.
  if (opening === 'actif' || opening === 'lecteur') return 'membre'
  if (opening === undefined || first === '') return null
  if (opening === 'lecture') return { lecture: first }
  if (opening === 'editeur') return { editeur: first } as Who
  return ou.length > 0 ? { permission: first, ou } : { permission: first }
}

/** Returns the text of the file; a value that does not fit on one line gets one line per member. */
export function writtenAccess(access: Readonly<Record<string, Asked>>): string {
  const lines = Object.entries(access).map(([name, asked]) => {
    const head = `  ${JSON.stringify(name)}: `
    return `${head}${fitted(asked, '  ', head.length)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

// Writes a value on the rest of the line if it fits with a comma, otherwise one member per line.
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
