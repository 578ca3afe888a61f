// A capacity from its proposal to its ceiling, over HTTP: the accounts that may validate it, the reasons against validation, the
// acts that return it to validation, and the collections over capacity that it covers.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, demoId, GROUPEMENT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf, type Office, openOffice } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'
import { square, survey } from './support/provokedMotifs.ts'

const api = await openApi()
let office: Office
beforeAll(async () => {
  office = await openOffice(api)
})

const list = async (query: string): Promise<Draft[]> =>
  (await api.get(`/v1/capacites?limite=200&${query}`, 'direction')).body.capacites
const one = async (id: unknown) => (await api.get(`/v1/capacites/${id}`, 'direction')).body
const validate = (id: unknown, as: string, body: object = {}) =>
  api.post(`/v1/capacites/${id}/valider`, body, as)
const propose = (body: object, as = 'rsci-adjoint') =>
  api.post('/v1/capacites', { campagne_id: CAMPAGNE.demo, matiere_code: 'ANANAS', ...body }, as)

/** Sends, from the phone, a producer with a surveyed plot of pineapple under AB. */
async function grower(): Promise<{ producteur_id: string; parcelle_id: string }> {
  const [producteur_id, parcelle_id] = [uuidv7(), uuidv7()]
  const send = (type: string, payload: Draft) => office.send({}, { type, version_schema: 1, payload })
  await send('producteur.enregistrer', {
    producteur_id,
    groupement_id: GROUPEMENT.allada,
    nom: 'Neuve',
    prenoms: 'Ayaba',
    piece_identite: null,
    telephone: '+22901555555',
  })
  await send('parcelle.enregistrer', {
    parcelle_id,
    producteur_id,
    nom: 'Champ',
    surface_declaree_m2: 12_000,
    cultures: [{ produit_id: PRODUIT.ananas, part_cp: 10_000 }],
    releve: survey(square()),
  })
  await api.sql(
    `insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
     select p.organisation_id, p.id, 'AB', 'AB', '(,)', 'essai' from parcelle.parcelle p where p.id = $1`,
    [parcelle_id],
  )
  return { producteur_id, parcelle_id }
}

async function proposal(producteur_id: string, as?: string): Promise<Draft> {
  const { status, body } = await propose({ producteur_id, etat_code: 'AB' }, as)
  expect(status).toBe(201)
  return body.capacites[0]
}

describe('a capacity and its collections', () => {
  test('proposed, validated by two, it covers what waited; an officer regularises it', async () => {
    const land = await grower()
    const waiting = await office.send({ ...land, ...net(400_000) })
    expect(waiting.result.motifs).toEqual(['capacite_depassee'])
    const shown = async () => (await office.controls(waiting))[0]?.details.aujourd_hui
    expect(await shown()).toEqual({ couverte: false, plafond_g: 0, consomme_g: 400_000 })

    const capacity = await proposal(land.producteur_id)
    expect(capacity).toMatchObject({
      statut: 'proposee',
      plafond_g: 0,
      consomme_g: 400_000,
      restant_g: -400_000,
      validations: [],
      refus: null,
      empechements: [],
      proposee_par: UTILISATEUR.rsciAdjoint,
      lignes: [
        {
          parcelle_id: land.parcelle_id,
          part_cp: 10_000,
          rendement_g_ha: 45_000_000,
          rendement_defaut: true,
        },
      ],
    })
    const first = await validate(capacity.id, 'rsci')
    expect([first.status, first.body.capacite.statut, first.body.controles_couverts]).toEqual([
      200,
      'proposee',
      [],
    ])
    expect(codeOf(await office.decide(waiting, 'capacite_depassee', 'regularisation'))).toBe(
      '409 capacite_insuffisante',
    )

    const { body } = await validate(capacity.id, 'direction')
    expect(body.controles_couverts).toEqual([(await office.controls(waiting))[0]?.id])
    expect(body.capacite).toMatchObject({ statut: 'validee', plafond_g: capacity.capacite_g })
    expect(
      body.capacite.validations.map(({ role, utilisateur_id }: Draft) => [role, utilisateur_id]),
    ).toEqual([
      ['rsci', UTILISATEUR.rsci],
      ['direction', UTILISATEUR.direction],
    ])
    // Spec: identites-et-droits#noms: neither signer may read accounts.
    const nameOf = async (as: string) => (await api.get('/v1/moi', as)).body.utilisateur.nom_affiche
    expect(body.capacite).toMatchObject({
      proposee_par_nom: await nameOf('rsci-adjoint'),
      validations: [
        { utilisateur_nom: await nameOf('rsci') },
        { utilisateur_nom: await nameOf('direction') },
      ],
    })
    expect(await office.open(waiting)).toEqual(['capacite_depassee'])
    expect(await shown()).toEqual({ couverte: true, plafond_g: capacity.capacite_g, consomme_g: 400_000 })
    expect(codeOf(await office.decide(waiting, 'capacite_depassee', 'regularisation'))).toBe('200')
    expect((await office.send({ ...land, ...net(1000) })).result.motifs).toEqual([])
  })

  test('the author validates in no role; somebody without a role in none; a person once', async () => {
    const { producteur_id } = await grower()
    const { id } = await proposal(producteur_id)
    expect(codeOf(await validate(id, 'rsci-adjoint'))).toBe('403 separation_des_taches')
    expect(codeOf(await validate(id, 'admin'))).toBe('403 droit_manquant')
    expect(codeOf(await validate(id, 'rsci', { role: 'direction' }))).toBe('403 droit_manquant')
    expect(codeOf(await validate(id, 'rsci', { role: 'rsci' }))).toBe('200')
    expect(codeOf(await validate(id, 'rsci'))).toBe('409 validation_personnes_distinctes')
    expect((await one(id)).capacite.statut).toBe('proposee')
  })

  test('who lost the role after validating has validated: proven by the role of the day', async () => {
    const { producteur_id } = await grower()
    const { id } = await proposal(producteur_id)
    const end = (upper: string) =>
      api.sql(
        `update utilisateur.attribution set periode = tstzrange(lower(periode), ${upper}) where utilisateur_id = $1`,
        [UTILISATEUR.rsci],
      )
    expect(codeOf(await validate(id, 'rsci'))).toBe('200')
    await end('now()')
    expect(codeOf(await validate(id, 'rsci'))).toBe('403 droit_manquant')
    expect((await validate(id, 'direction')).body.capacite.statut).toBe('validee')
    await end('null')
  })
})

describe('what forbids a validation', () => {
  test('a plot that overlaps another one, until its control is lifted', async () => {
    const first = square()
    const { parcelle_id } = await grower()
    const other = await grower()
    const again = (id: string, shape: Draft) =>
      office.send(
        {},
        { type: 'parcelle.relever', version_schema: 1, payload: { parcelle_id: id, releve: survey(shape) } },
      )
    await again(parcelle_id, first)
    const { id: before } = await proposal(other.producteur_id)
    const overlapping = await again(other.parcelle_id, first)
    expect(overlapping.result.motifs).toContain('chevauchement_parcelle')

    expect(codeOf(await validate(before, 'rsci'))).toBe('409 capacite_deja_decidee')
    const [pending] = await list(`producteur_id=${other.producteur_id}&statut=proposee`)
    expect(pending?.proposee_par).toBe(UTILISATEUR.agent1)
    const refused = await validate(pending?.id, 'rsci')
    expect(codeOf(refused)).toBe('409 capacite_non_validable')
    const [control] = (await office.controls(overlapping)).filter(
      ({ motif }) => motif === 'chevauchement_parcelle',
    )
    expect(refused.body.details.controles).toMatchObject([
      { controle_id: control?.id, motif: 'chevauchement_parcelle', entite_id: other.parcelle_id },
    ])
    expect(pending?.empechements).toEqual(refused.body.details.controles)
    expect(codeOf(await office.lift(control, 'confirmation'))).toBe('200')
    expect(codeOf(await validate(pending?.id, 'rsci'))).toBe('200')
    expect((await one(pending?.id)).capacite.empechements).toEqual([])
  })

  test('a reckoning that is no longer today’s, with both figures', async () => {
    const { producteur_id, parcelle_id } = await grower()
    const { id, capacite_g } = await proposal(producteur_id)
    await api.sql('update parcelle.culture set part_cp = 5000 where parcelle_id = $1', [parcelle_id])
    const { status, body } = await validate(id, 'rsci')
    expect([status, body.erreur]).toEqual([409, 'capacite_perimee'])
    expect(body.details.proposee.capacite_g).toBe(capacite_g)
    expect(Math.abs(body.details.actuelle.capacite_g * 2 - Number(capacite_g))).toBeLessThanOrEqual(1)
    expect((await one(id)).evaluation).toMatchObject({ a_jour: false, ...body.details.actuelle })
  })
})

describe('POST /v1/rendements', () => {
  const set = (parcelle_id: string, rendement_g_ha: number, raison?: string) =>
    api.post(
      '/v1/rendements',
      { parcelle_id, campagne_id: CAMPAGNE.demo, produit_id: PRODUIT.ananas, rendement_g_ha, raison },
      'rsci-adjoint',
    )

  test('the reason is mandatory; the capacity returns to validation, its ceiling the lower figure', async () => {
    const { producteur_id, parcelle_id } = await grower()
    const { id, capacite_g } = await proposal(producteur_id)
    for (const as of ['rsci', 'direction']) await validate(id, as)
    expect(codeOf(await set(parcelle_id, 30_000_000))).toBe('400 parametre_invalide')
    const { status, body } = await set(parcelle_id, 30_000_000, 'Comptage')
    expect([status, body.rendement.en_vigueur, body.capacites.length]).toEqual([201, true, 1])
    const [pending, returned] = await list(`producteur_id=${producteur_id}`)
    expect([pending?.id, pending?.statut]).toEqual([body.capacites[0], 'proposee'])
    expect([returned?.statut, returned?.capacite_g]).toEqual(['a_revalider', capacite_g])
    expect(pending?.plafond_g).toBe(pending?.capacite_g)

    await set(parcelle_id, 60_000_000, 'Recomptage')
    const [larger] = await list(`producteur_id=${producteur_id}`)
    expect(larger?.plafond_g).toBe(capacite_g)
    const yields = (query: string) => api.get(`/v1/rendements?parcelle_id=${parcelle_id}${query}`, 'rsci')
    expect((await yields('')).body.rendements.map((r: Draft) => [r.rendement_g_ha, r.en_vigueur])).toEqual([
      [60_000_000, true],
      [30_000_000, false],
    ])
    expect((await yields('&en_vigueur=true')).body.rendements).toHaveLength(1)
  })
})

describe('the list', () => {
  test('filters, and pages that miss and repeat nothing', async () => {
    const all = await list('')
    const pages: unknown[] = []
    for (let cursor = ''; ; ) {
      const { body } = await api.get(`/v1/capacites?limite=7${cursor}`, 'direction')
      pages.push(...body.capacites.map(({ id }: Draft) => id))
      if (body.suivant === null) break
      cursor = `&curseur=${body.suivant}`
    }
    expect(pages).toEqual(all.map(({ id }) => id))
    for (const statut of ['proposee', 'validee', 'refusee', 'a_revalider', 'remplacee']) {
      const found = await list(`statut=${statut}`)
      expect(found.length).toBeGreaterThan(0)
      expect(found).toEqual(all.filter((c) => c.statut === statut))
    }
    const of = (member: string, value: unknown) => all.filter((c) => c[member] === value)
    expect(await list('matiere=MANGUE')).toEqual(of('matiere_code', 'MANGUE'))
    expect(await list('etat=C3')).toEqual(of('etat_code', 'C3'))
    expect(await list(`groupement_id=${GROUPEMENT.sekou}`)).toEqual(of('groupement_id', GROUPEMENT.sekou))
    expect(await list(`producteur_id=${PRODUCTEUR.returned}`)).toEqual(
      of('producteur_id', PRODUCTEUR.returned),
    )
    expect(await list(`campagne_id=${CAMPAGNE.demoPrevious}`)).toEqual([])
  })

  test('a refusal keeps its reason; the demo has one', async () => {
    const [refused] = await list(`producteur_id=${PRODUCTEUR.refused}&statut=refusee`)
    expect(refused?.refus).toMatchObject({ utilisateur_id: UTILISATEUR.direction })
    const { producteur_id } = await grower()
    const { id } = await proposal(producteur_id)
    const { body } = await api.post(`/v1/capacites/${id}/refuser`, { raison: 'Surface douteuse' }, 'rsci')
    expect([body.statut, body.refus.raison]).toEqual(['refusee', 'Surface douteuse'])
    expect(codeOf(await validate(id, 'direction'))).toBe('409 capacite_deja_decidee')
  })
})

describe('a whole group', () => {
  test('one call proposes what changed for each of its producers, and says who is left aside', async () => {
    const group = { groupement_id: GROUPEMENT.attogon, etat_code: 'AB' }
    const first = await propose(group)
    expect(first.status).toBe(201)
    expect(first.body.inchangees + first.body.capacites.length).toBeGreaterThan(0)
    const again = await propose(group)
    expect([again.body.capacites, again.body.sans_rendement]).toEqual([[], []])
    expect(again.body.inchangees).toBe(first.body.inchangees + first.body.capacites.length)
  })

  test('either a producer or a group, either a raw material or a product', async () => {
    const both = { producteur_id: demoId('producteur', 1), groupement_id: GROUPEMENT.sekou, etat_code: 'AB' }
    expect(codeOf(await propose(both))).toBe('400 parametre_invalide')
    expect(codeOf(await propose({ etat_code: 'AB' }))).toBe('400 parametre_invalide')
    const product = { producteur_id: PRODUCTEUR.ordinary, etat_code: 'AB', produit_id: PRODUIT.ananas }
    expect(codeOf(await propose(product))).toBe('400 parametre_invalide')
    expect(codeOf(await propose({ ...product, matiere_code: undefined }))).toBe('201')
    const [latest] = await list(`producteur_id=${PRODUCTEUR.ordinary}`)
    expect(latest?.lignes).toMatchObject([{ parcelle_id: PARCELLE.ordinary }, {}])
  })
})
