import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listCommandSchemas, loadCommandSchemas } from '../../src/contract/commandSchemas.ts'

const schemas = loadCommandSchemas()
const ID = '0190b8a6-5c00-7000-8000-000000000001'
const pesee = { brut_g: 50_000, tare_g: 1_000 }
const payload = {
  collecte_id: ID,
  campagne_id: ID,
  producteur_id: ID,
  parcelle_id: ID,
  produit_id: ID,
  contrat_id: ID,
  pesees: [pesee],
  humidite_cp: 700,
  impuretes_cp: 100,
  calcul_telephone: { net_g: 49_000, refaction_g: 0, net_marchand_g: 49_000 },
  qualite_declaree: { AB: 'AB' },
}
const piece = { fichier_id: ID, sha256: '0'.repeat(64), role: 'photo' }
const check = (version: number, changes: Record<string, unknown>, pieces: unknown = []) =>
  schemas.check('collecte.enregistrer', version, { ...payload, ...changes }, pieces)
const calcul = (net_g: number) => ({ calcul_telephone: { ...payload.calcul_telephone, net_g } })

describe('every command schema', () => {
  it.each(listCommandSchemas())('$type $version says what it is, and of what', ({ type, version, file }) => {
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:sillon:commande:${type}:${version}`,
      title: expect.any(String),
      description: expect.any(String),
      type: 'object',
      additionalProperties: false,
    })
    for (const [name, property] of Object.entries<{ description?: string }>(schema.properties)) {
      expect(property, name).toHaveProperty('description')
      if (/_(g|cp)$/.test(name))
        expect(property.description).toMatch(/in grams|hundredths of a percentage point/)
    }
  })

  it('versions of a type follow one another from 1', () => {
    const versions = Map.groupBy(listCommandSchemas(), ({ type }) => type)
    for (const [type, list] of versions) {
      expect(
        list.map(({ version }) => version),
        type,
      ).toEqual(list.map((_, index) => index + 1))
    }
  })
})

describe('collecte.enregistrer', () => {
  const inside: [string, Record<string, unknown>][] = [
    ['as it is', {}],
    ['no contract', { contrat_id: null }],
    ['contract left out', { contrat_id: undefined }],
    ['masses at 0', { pesees: [{ brut_g: 0, tare_g: 0 }] }],
    ['masses at 10^9 g', { pesees: [{ brut_g: 1e9, tare_g: 1e9 }] }],
    ['200 weighings', { pesees: Array.from({ length: 200 }, () => pesee) }],
    ['measurements at 0', { humidite_cp: 0, impuretes_cp: 0 }],
    ['measurements at 100 %', { humidite_cp: 10_000, impuretes_cp: 10_000 }],
    ['nothing measured', { humidite_cp: null, impuretes_cp: null }],
    ['a net of 200 full weighings', calcul(200e9)],
    ['no quality declared', { qualite_declaree: {} }],
    ['a producer in upper case', { producteur_id: ID.toUpperCase() }],
  ]
  it.each(inside)('valid: %s', (_, changes) => {
    const given = JSON.parse(JSON.stringify({ ...payload, ...changes }))
    expect(schemas.check('collecte.enregistrer', 1, given, [])).toEqual({ payload: 'valide', raison: null })
  })

  const outside: [string, Record<string, unknown>][] = [
    ['a negative mass', { pesees: [{ brut_g: -1, tare_g: 0 }] }],
    ['a mass above 10^9 g', { pesees: [{ brut_g: 1e9 + 1, tare_g: 0 }] }],
    ['a mass that is not whole', { pesees: [{ brut_g: 1.5, tare_g: 0 }] }],
    ['a mass as text', { pesees: [{ brut_g: '50000', tare_g: 0 }] }],
    ['a weighing without tare', { pesees: [{ brut_g: 1 }] }],
    ['a weighing with more', { pesees: [{ ...pesee, unite: 'g' }] }],
    ['no weighing', { pesees: [] }],
    ['201 weighings', { pesees: Array.from({ length: 201 }, () => pesee) }],
    ['moisture above 100 %', { humidite_cp: 10_001 }],
    ['negative impurities', { impuretes_cp: -1 }],
    ['no producer', { producteur_id: null }],
    ['a producer by name', { producteur_id: 'Afi' }],
    ['a producer as URN', { producteur_id: `urn:uuid:${ID}` }],
    ['a calculation without net', { calcul_telephone: { refaction_g: 0, net_marchand_g: 0 } }],
    ['a net above 200 full weighings', calcul(200e9 + 1)],
    ['a negative net', calcul(-1)],
    ['a quality state that is no text', { qualite_declaree: { AB: 1 } }],
    ['a referential without name', { qualite_declaree: { '': 'AB' } }],
    ['an unknown member', { prix: 1 }],
  ]
  it.each(outside)('invalid: %s', (_, changes) => {
    expect(check(1, changes)).toEqual({ payload: 'invalide', raison: expect.stringMatching(/^payload/) })
  })

  it.each([
    'collecte_id',
    'campagne_id',
    'producteur_id',
    'parcelle_id',
    'produit_id',
    'pesees',
    'calcul_telephone',
    'qualite_declaree',
  ])('invalid: without %s', (member) => {
    const { [member]: _, ...rest } = payload as Record<string, unknown>
    expect(schemas.check('collecte.enregistrer', 1, rest, []).payload).toBe('invalide')
  })

  it.each([1, 'x', null, [], [payload]])('invalid: a payload that is %j', (given) => {
    expect(schemas.check('collecte.enregistrer', 1, given, []).payload).toBe('invalide')
  })

  it('takes a remark of 500 characters from version 2 on', () => {
    expect(check(1, { observation: 'sec' }).payload).toBe('invalide')
    expect(check(2, { observation: 'é'.repeat(500) }).payload).toBe('valide')
    expect(check(2, { observation: '😀'.repeat(500) }).payload).toBe('valide')
    expect(check(2, { observation: 'é'.repeat(501) }).payload).toBe('invalide')
    expect(check(2, {}).payload).toBe('valide')
  })
})

describe('pieces_jointes', () => {
  it.each(['signature', 'photo', 'piece_identite', 'trace_gps', 'formulaire', 'autre'])(
    'role %s is known',
    (role) => {
      expect(check(1, {}, [{ ...piece, role }]).payload).toBe('valide')
    },
  )

  it.each([
    ['an unknown role', { ...piece, role: 'selfie' }],
    ['no role', { fichier_id: ID, sha256: piece.sha256 }],
    ['a file that is no UUID', { ...piece, fichier_id: '1' }],
    ['a hash in upper case', { ...piece, sha256: 'A'.repeat(64) }],
    ['a short hash', { ...piece, sha256: '0'.repeat(63) }],
    ['a number', 1],
    ['null', null],
  ])('%s is invalid', (_, item) => {
    expect(check(1, {}, [piece, item])).toEqual({
      payload: 'invalide',
      raison: expect.stringMatching(/^pieces_jointes\/1/),
    })
  })
})

describe('a type or version without schema', () => {
  it.each([
    ['recolte.chanter', 1],
    ['collecte.enregistrer', 0],
    ['collecte.enregistrer', 99],
    ['collecte.enregistrer/1', 1],
    ['../enveloppe', 1],
    ['__proto__', 1],
  ])('%s %i', (type, version) => {
    expect(schemas.check(type, version, payload, []).payload).toBe('schema_inconnu')
  })
})
