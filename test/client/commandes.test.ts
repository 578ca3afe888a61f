import { readFileSync } from 'node:fs'
import * as commandes from '@sillon/telephone/commandes'
import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import type { Commande } from '@sillon/telephone/envelope'
import { capture } from '@sillon/telephone/phone'
import type { Enveloppe } from '@sillon/telephone/types'
import { describe, expect, it } from 'vitest'
import { listCommandSchemas, loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { LEAST } from '../sync/payloads.ts'
import { enrolledPhone, newWorld } from './support.ts'

const schemas = loadCommandSchemas()
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/
const types = Object.keys(COMMAND_TYPES) as CommandType[]

// Each builder with only its required members; the library generates the ids of new records.
const photo = {
  fichier_id: '0190b8a6-5c00-7000-8000-0000000000ff',
  sha256: 'a'.repeat(64),
  role: 'photo',
} as const
const without = <T extends object, K extends keyof T>(payload: T, key: K): Omit<T, K> => {
  const { [key]: _, ...rest } = payload
  return rest
}
const BUILT: Record<CommandType, () => Commande> = {
  'producteur.enregistrer': () =>
    commandes.enregistrerProducteur(without(LEAST['producteur.enregistrer'], 'producteur_id')),
  'producteur.modifier': () => commandes.modifierProducteur(LEAST['producteur.modifier']),
  'parcelle.enregistrer': () =>
    commandes.enregistrerParcelle(without(LEAST['parcelle.enregistrer'], 'parcelle_id')),
  'parcelle.relever': () => commandes.releverParcelle(LEAST['parcelle.relever']),
  'collecte.enregistrer': () =>
    commandes.enregistrerCollecte(without(LEAST['collecte.enregistrer'], 'collecte_id')),
  'collecte.signaler_erreur': () =>
    commandes.signalerErreur(without(LEAST['collecte.signaler_erreur'], 'signalement_id')),
  'recu.reimprimer': () => commandes.reimprimerRecu(without(LEAST['recu.reimprimer'], 'reimpression_id')),
  'livraison.etablir_bon': () =>
    commandes.etablirBon(without(LEAST['livraison.etablir_bon'], 'livraison_id')),
  'intrant.remettre': () => commandes.remettreIntrant(without(LEAST['intrant.remettre'], 'remise_id')),
  'inspection.enregistrer': () =>
    commandes.enregistrerInspection(without(LEAST['inspection.enregistrer'], 'inspection_id'), [photo]),
  'recolte.estimer': () => commandes.estimerRecolte(without(LEAST['recolte.estimer'], 'estimation_id')),
  'non_conformite.constater': () =>
    commandes.constaterNonConformite(without(LEAST['non_conformite.constater'], 'non_conformite_id')),
}

describe('the command types of the library', () => {
  it('are those that have schemas, in their current version', () => {
    const current = new Map(listCommandSchemas().map(({ type, version }) => [type, version]))
    expect(Object.fromEntries(types.map((type) => [type, COMMAND_TYPES[type].version]))).toEqual(
      Object.fromEntries(current),
    )
  })

  it('give a provisional reference to those that the service wants one of', () => {
    const rows = readFileSync(
      new URL('../../sql/commande/type_commande.rows.sql', import.meta.url),
      'utf8',
    ).matchAll(/\('([a-z_]+\.[a-z_]+)', \d+, '[^']+', '[^']+', (true|false),/g)
    expect(Object.fromEntries(types.map((type) => [type, String(COMMAND_TYPES[type].document)]))).toEqual(
      Object.fromEntries([...rows].map(([, type, required]) => [type, required])),
    )
  })
})

describe.each(types)('the builder of %s', (type) => {
  it('makes a command of its type that the service can read', () => {
    const { version } = COMMAND_TYPES[type]
    const built = BUILT[type]()
    expect(built).toMatchObject({ type, version_schema: version, document: COMMAND_TYPES[type].document })
    expect(schemas.check(type, version, built.payload, built.pieces_jointes)).toEqual({
      payload: 'valide',
      raison: null,
    })
  })

  it('is captured with the reference that it needs, or none', async () => {
    const phone = await enrolledPhone(newWorld())
    const { texte, reference_provisoire } = await capture(phone, BUILT[type]())
    const expected = COMMAND_TYPES[type].document ? 'BR-A7-20260504-0001' : null
    expect(reference_provisoire).toBe(expected)
    expect(JSON.parse(texte) as Enveloppe).toMatchObject({ type, reference_provisoire: expected })
  })
})

describe('the id of what a command makes', () => {
  it('is new for each command', () => {
    const ids = [BUILT['intrant.remettre'](), BUILT['intrant.remettre']()].map(
      ({ payload }) => (payload as { remise_id: string }).remise_id,
    )
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(UUID_V7)
  })

  it('is the given one where the phone needs to know it before', () => {
    const given = LEAST['producteur.enregistrer']
    expect(commandes.enregistrerProducteur(given).payload).toEqual(given)
  })

  it('is never made for what exists already', () => {
    expect(BUILT['producteur.modifier']().payload).toEqual(LEAST['producteur.modifier'])
    // @ts-expect-error a survey is of a plot that is named
    commandes.releverParcelle({ releve: LEAST['parcelle.relever'].releve })
  })
})

it('files that travel apart are announced in the order given', () => {
  const other = { ...photo, role: 'signature' as const }
  expect(commandes.constaterNonConformite(LEAST['non_conformite.constater'], [photo, other])).toMatchObject({
    pieces_jointes: [photo, other],
  })
})
