// «Permission catalogue», «Publisher roles», «Settings keys»: each is obeyed by a route, a command or a rule, or is listed in
// docs/sans-effet.md with the reason.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Who } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { withoutComments } from '../support/tidy/sqlSource.ts'
import { readTree, under } from '../support/tidy/tree.ts'

const SETS = 'sql/utilisateur/ensemble_defaut.rows.sql'
const PERMISSIONS = 'sql/utilisateur/permission.rows.sql'
const KEYS = 'sql/reglage/cle.rows.sql'
const SILENT = 'sql/pack/sans_effet.sql'
// Functions that only validate a document do not count as readers of its members.
const JUDGES =
  /^sql\/(?:pack\/(?:renvois|listes|membres|desordres|doublons|intervalles_vides|renvois_perdus)\b|backoffice\/)/
const PACK = JSON.parse(readFileSync('schemas/pack.json', 'utf8')) as Schema
const PACK_DEFS: Named = Object.fromEntries(
  Object.entries(PACK.$defs ?? {}).map(([name, of]) => [`#/$defs/${name}`, of]),
)
const CATALOGUES = new Set([SETS, PERMISSIONS, KEYS])

const sql = under(readTree(), ['sql/'], '.sql').map(({ path, text }) => ({
  path,
  text: withoutComments(text),
}))
const rules = sql.filter(({ path }) => !CATALOGUES.has(path)).map(({ text }) => text)
const rowsOf = (path: string) => sql.find((file) => file.path === path)?.text ?? ''
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const page = readFileSync('docs/sans-effet.md', 'utf8')
const listed = (kind: string) => matches(page, new RegExp(`^- ${kind} \`([^\`]+)\`: \\S[^-]{20,}`, 'gm'))

const permissions = matches(rowsOf(PERMISSIONS), /^ {2}\('([a-z_.]+)'/gm)
// A permission in the table of routes is not enough: a rule or the row of a command type must check it.
const isAsked = (permission: string) => rules.some((text) => text.includes(`'${permission}'`))

test('every permission is asked for by a route, a command type or a rule, or is listed', () => {
  expect(permissions).toHaveLength(36)
  expect(permissions.filter((permission) => !isAsked(permission)).sort()).toEqual(listed('permission').sort())
  const ofRoutes = ROUTES.flatMap(({ who }) => permissionsOf(who))
  expect(ofRoutes.filter((permission) => !isAsked(permission))).toEqual([])
})

test('every role may do something, or is listed', () => {
  const sets = [...rowsOf(SETS).matchAll(/^ {4}\('(\w+)',[^{]*\{([^}]*)\}/gm)]
  expect(sets).toHaveLength(9)
  const idle = sets
    .filter(([, , held = '']) => !held.split(',').some((permission) => isAsked(permission.trim())))
    .map(([, set = '']) => set)
  const guarded = new Set(
    ROUTES.flatMap(({ who }) => (typeof who === 'object' && 'editeur' in who ? [who.editeur] : [])),
  )
  const passes = rules.some((text) =>
    /function utilisateur\.exiger_editeur\b[\s\S]*'editeur_admin'/.test(text),
  )
  const publishers = (['editeur_admin', 'editeur_parametrage', 'editeur_support'] as const).filter(
    (role) => !guarded.has(role) && !(role === 'editeur_admin' && passes),
  )
  const ofProvider = matches(
    readFileSync('ops/docker/keycloak/sillon-realm.json', 'utf8'),
    /"realmRoles": \["(\w+)"\]/g,
  )
  const unread = ofProvider.filter((role) => !rules.some((text) => text.includes(`'${role}'`)))
  expect([...idle, ...publishers, ...unread].sort()).toEqual(listed('role').sort())
})

test('every setting is read by a rule, or is listed', () => {
  const keys = matches(rowsOf(KEYS), /^ {2}\('([a-z0-9_.<>]+)'/gm)
  expect(keys.length).toBeGreaterThan(25)
  const isRead = (key: string) => {
    const [family = ''] = key.split('<')
    const quoted = family === key ? `'${key}'` : `'${family}' ||`
    return rules.some((text) => text.includes(quoted))
  }
  expect(keys.filter((key) => !isRead(key)).sort()).toEqual(listed('setting').sort())
})

test('every member of packs is read by a rule, or is listed', () => {
  const members = [...new Set(membersOf(PACK))]
  const silent = arrayOf(sql.find(({ path }) => path === SILENT)?.text ?? '')
  expect(silent.filter((member) => !members.includes(member))).toEqual([])
  expect(silent.filter((member) => !isWords(member)).sort()).toEqual(listed('pack').sort())
  expect(members.filter((member) => isWords(member) && !isSilent(member, silent))).toEqual([])
  const readers = sql.filter(({ path }) => path !== SILENT && !JUDGES.test(path)).map(({ text }) => text)
  const isRead = (member: string) => {
    const [name = ''] = /[^.]+$/.exec(member) ?? []
    return readers.some((text) => new RegExp(`'(?:\\$|\\{)?[^' ]*\\b${name}\\b`).test(text))
  }
  expect(members.filter((member) => !isSilent(member, silent) && !isRead(member))).toEqual([])
})

test('what no rule reads of a pack is shown to the organization, as `GET /v1/ma-filiere` says it', () => {
  const [attribut, filiere] = ['produits', 'ma_filiere'].map(
    (name) => JSON.parse(readFileSync(`schemas/routes/${name}.json`, 'utf8')).$defs as Record<string, Schema>,
  )
  const shown = membersOf(filiere?.filiere ?? {}, '', {
    'urn:sillon:routes:produits#/$defs/attribut': attribut?.attribut,
  })
  // A list whose elements the response does not describe is returned exactly as the pack contains it.
  const isWhole = (list: string) =>
    shown.includes(list.replace(/\[\]$/, '')) && !shown.some((member) => member.startsWith(`${list}.`))
  const isShown = (member: string) => shown.includes(member) || isWhole(member.replace(/\.\w+$/, ''))
  expect(listed('pack').length).toBeGreaterThan(7)
  expect(listed('pack').filter((member) => !isShown(member))).toEqual([])
  expect(['produits[].attributs[].poids', 'secret'].filter(isShown)).toEqual([])
})

// Texts for people, and the version of a document, change no rule, so they need no reason in the list below.
const isWords = (member: string) => /(?:^|\.)(?:libelle(?:_fr|_en)?|nom_fr|nom_en)$|^version$/.test(member)
const isSilent = (member: string, silent: readonly string[]) =>
  silent.some((one) => member === one || member.startsWith(`${one}.`) || member.startsWith(`${one}[`))
const arrayOf = (text: string) => (/'\{([^}]*)\}'/.exec(text)?.[1] ?? '').split(',').map((one) => one.trim())

type Schema = {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  then?: Schema
  else?: Schema
  $defs?: Record<string, Schema>
}

type Named = Readonly<Record<string, Schema | undefined>>

/** Returns the paths of all members that a schema allows in a document, in the form `list[].member`. */
function membersOf(schema: Schema, at = '', defs: Named = PACK_DEFS): string[] {
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, of]) => {
    const member = at === '' ? name : `${at}.${name}`
    return [member, ...membersOf(of, member, defs)]
  })
  const referred = schema.$ref === undefined ? undefined : defs[schema.$ref]
  const parts = [referred, schema.then, schema.else, ...(schema.allOf ?? [])].filter((of) => of !== undefined)
  const listed = schema.items === undefined ? [] : membersOf(schema.items, `${at}[]`, defs)
  return [...named, ...listed, ...parts.flatMap((of) => membersOf(of, at, defs))]
}

function permissionsOf(who: Who): readonly string[] {
  return typeof who === 'object' && 'permission' in who ? [who.permission, ...(who.ou ?? [])] : []
}
