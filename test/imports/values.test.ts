// Spec: imports#valeurs: a value has the same reading in a file, in a form of the office and on a phone.
import { enregistrerProducteur } from '@sillon/telephone/commandes'
import { readMembers } from '@sillon/telephone/values/members'
import { hasWords, nameKey } from '@sillon/telephone/values/names'
import { describe, expect, test } from 'vitest'
import {
  dereference,
  parseReference,
  readRouteSchemas,
  type Schema,
  type SchemaDocument,
} from '../../src/contract/routeSchemas.ts'
import { createHandlers } from '../../src/handlers.ts'
import { sealingBy } from '../../src/identity/sealing.ts'
import { kindOf } from '../../src/imports/kinds.ts'
import { readRows } from '../../src/imports/read.ts'
import { typedHandlers } from '../../src/imports/typed.ts'
import { createRowConverter } from '../../src/imports/understand.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openDatabase } from '../support/database.ts'
import { LEAST } from '../sync/payloads.ts'
import { SEARCHES, VALUES } from './valuesTable.ts'

type Member = keyof typeof VALUES
type Read = { readonly value: unknown } | { readonly fault: string | undefined }

const ENTRIES = Object.entries(VALUES).flatMap(([member, entries]) =>
  entries.map(([text, read]) => [member as Member, text, read] as const),
)
const isOfPaper = (member: Member) => member === 'numero' || member === 'pays'
const paper = (member: Member, text: string) => ({ type: 'cip', numero: '1', pays: 'BJ', [member]: text })
const payloadOf = (member: Member, text: string) =>
  isOfPaper(member) ? { piece_identite: paper(member, text) } : { [member]: text }
const valueIn = (payload: unknown, member: Member): unknown => {
  const { piece_identite, ...plain } = payload as Record<string, Record<string, unknown>>
  return isOfPaper(member) ? piece_identite?.[member] : plain[member]
}

/** The three ways in which a producer's value enters the system: file, form, phone. */
const DOORS: Readonly<Record<string, (member: Member, text: string) => Promise<Read>>> = {
  async file(member, text) {
    const piece = { piece_type: 'cip', piece_pays: 'BJ', piece_numero: '1', [`piece_${member}`]: text }
    const own = isOfPaper(member) ? piece : { [member]: text }
    const cells = { groupement: 'A', prenoms: 'B', nom: 'C', ...own }
    const content = `${Object.keys(cells).join(';')}\n${Object.values(cells).join(';')}\n`
    const convert = createRowConverter(kindOf('producteurs'))
    for await (const row of readRows(kindOf('producteurs'), 'csv', Buffer.from(content))) {
      const { demande, cle, constats } = convert(row)
      if (demande === null) return { fault: constats[0]?.code }
      return { value: member === 'reference' ? cle : valueIn(demande, member) }
    }
    return { fault: undefined }
  },
  async form(member, text) {
    let kept: unknown
    const run = async (_name: string, body: object) => {
      kept = valueIn(body, member)
      return '{}'
    }
    try {
      const call = { request: payloadOf(member, text), run }
      await typedHandlers().producteurs_modifier?.(call as never)
      return { value: kept }
    } catch (refusal) {
      return { fault: (refusal as { details: { raison: string }[] }).details[0]?.raison }
    }
  },
  async phone(member, text) {
    const { payload } = enregistrerProducteur({
      ...LEAST['producteur.enregistrer'],
      ...payloadOf(member, text),
    } as Parameters<typeof enregistrerProducteur>[0])
    const { fautes } = readMembers(payloadOf(member, text))
    if (fautes[0] === undefined) return { value: valueIn(payload, member) }
    // The phone keeps an unreadable value as typed, and reports the fault to the screen.
    expect(valueIn(payload, member)).toBe(text)
    return { fault: fautes[0].raison }
  },
}

describe.each(Object.keys(DOORS))('by the %s', (door) => {
  test.each(ENTRIES)('%s %j', async (member, text, read) => {
    expect(await DOORS[door]?.(member, text)).toEqual(read)
  })
})

const NAMES = [
  'adresse',
  'categorie',
  'chauffeur',
  'contact',
  'controleur',
  'destinataire',
  'laboratoire',
  'localite',
  'matiere',
  'nom',
  'nom_affiche',
  'organisme',
  'prenoms',
  'site',
]
const schemas = readRouteSchemas()
// A word of a list is no name.
const isListed = (route: string, schema: Schema) =>
  dereference(schemas, schemas.get(route) as SchemaDocument, schema).enum !== undefined
// A schema of a body is not deeper.
const DEEPEST = 8

/** Returns a value with this text in every name of a schema, also inside lists; null if the schema has no name. */
function namesOf(route: string, schema: Schema | undefined, text: string, depth = 0): unknown {
  const document = schemas.get(route)
  if (document === undefined || schema === undefined || depth > DEEPEST) return null
  const place = (schema.$ref && parseReference(schema.$ref).file) || route
  const said = dereference(schemas, document, schema)
  if (said.items !== undefined) {
    const item = namesOf(place, said.items, text, depth + 1)
    return item === null ? null : [item]
  }
  const members = Object.entries(said.properties ?? {}).flatMap(([member, one]) => {
    // The address of a webhook is a URL.
    const isName = NAMES.includes(member) && !isListed(place, one) && !place.startsWith('webhooks')
    const value = isName ? text : namesOf(place, one, text, depth + 1)
    return value === null ? [] : [[member, value]]
  })
  return members.length > 0 ? Object.fromEntries(members) : null
}

test('every act whose body holds a name reads it', async () => {
  const handlers = createHandlers({
    sealing: sealingBy('essai'),
    batches: { schemas: {} },
    contract: {},
    addresses: { faultOf: () => null },
  } as never)
  const named = ROUTES.filter(({ name }) => namesOf(name, schemas.get(name)?.$defs.corps, 'x') !== null)
  const unread: string[] = []
  for (const { name, handler } of named) {
    const body = (text: string) => namesOf(name, schemas.get(name)?.$defs.corps, text) ?? {}
    let sent: object = {}
    const run = async (_name: string, request: object) => {
      sent = request
      return '{}'
    }
    await handlers[name]?.({ request: body('\u200EAdé\u00A0 le '), run } as never)
    const plain = JSON.stringify(body('Adé le')).slice(1, -1)
    if (handler !== true || !JSON.stringify(sent).includes(plain)) unread.push(name)
  }
  expect(unread).toEqual([])
  expect(named.length).toBeGreaterThan(15)
})

test('a phone reads the names and numbers of objects and lists, and names the place of what it can not read', () => {
  const typed = {
    vehicule: { immatriculation: 'BJ–٠١', chauffeur: 'Ade\u0301le\u00A0 K' },
    portee: [{ site: ' Alla\u0300da\u200B' }, { unite: 'Magasin\n2' }, { site: 'H\uFFFDl' }],
    quantites: [1, 'x'],
  }
  expect(readMembers(typed)).toEqual({
    lu: {
      vehicule: { immatriculation: 'BJ-01', chauffeur: 'Adéle K' },
      portee: [{ site: 'Allàda' }, { unite: 'Magasin 2' }, { site: 'H\uFFFDl' }],
      quantites: [1, 'x'],
    },
    fautes: [{ chemin: '/portee/2/site', raison: 'texte_illisible' }],
  })
})

test('a phone finds a name by the words by which the service does', async () => {
  const { admin } = await openDatabase('vide')
  const [names, words] = [0, 1].map((at) => SEARCHES.map((search) => search[at]))
  const { rows } = await admin((client) =>
    client.query<{ contient: boolean; cle: string }>(
      `select core.contient(nom, mots), core.cle_nom(nom) as cle
      from unnest($1::text[], $2::text[]) with ordinality as t (nom, mots, rang) order by rang`,
      [names, words],
    ),
  )
  expect(rows.map(({ contient }) => contient)).toEqual(SEARCHES.map(([, , isFound]) => isFound))
  expect(SEARCHES.map(([name, search]) => hasWords(name, search))).toEqual(
    rows.map(({ contient }) => contient),
  )
  expect(SEARCHES.map(([name]) => nameKey(name))).toEqual(rows.map(({ cle }) => cle))
})
