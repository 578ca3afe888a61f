// Field records besides collections, as the office reads them: findings, inspections, estimates, inputs given to producers.
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, INTRANT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { sendConstat } from './support/domains/constats.ts'
import { provoke } from './support/provokedMotifs.ts'

const api = await openApi()
const PATH = { non_conformites: 'non-conformites' } as Record<string, string>
const rows = async (list: string, query = '') =>
  (await api.get(`/v1/${PATH[list] ?? list}?${query}`, 'rsci')).body[list]

describe('the lists', () => {
  test('a finding, with who found what and where', async () => {
    const sent = await sendConstat(api, 'non_conformites')
    expect(await rows('non_conformites', `parcelle_id=${PARCELLE.ordinary}&gravite=majeure`)).toMatchObject([
      {
        id: sent.non_conformite_id,
        producteur_id: PRODUCTEUR.ordinary,
        constat_code: 'zone_tampon_absente',
        auteur_id: UTILISATEUR.inspecteur,
        controle_id: null,
      },
    ])
    expect(await rows('non_conformites', 'gravite=critique')).toEqual([])
  })

  test('a finding that a decision stated names its control', async () => {
    const { office, sent } = await provoke(api, 'intrant_non_autorise')
    const { body } = await office.decide(sent, 'intrant_non_autorise', 'non_conformite')
    expect(await rows('non_conformites', 'constat_code=intrant_non_autorise')).toMatchObject([
      { controle_id: body.id, commande_id: null, auteur_id: UTILISATEUR.rsci },
    ])
    const [stated] = await rows('non_conformites', 'constat_code=intrant_non_autorise')
    const page = await api.get(`/v1/non-conformites/${stated.id}`, 'direction')
    expect([page.status, page.body]).toEqual([
      200,
      {
        ...stated,
        commande: null,
        annulation: null,
        corrections: [],
        controles: [expect.objectContaining({ id: body.id, decision: 'non_conformite' })],
        fichiers: [],
      },
    ])
  })

  test('an inspection with its answers; one that a decision set aside says so', async () => {
    const { office, sent } = await provoke(api, 'conflit_interets')
    await office.decide(sent, 'conflit_interets', 'invalidation')
    const { inspection_id } = await sendConstat(api, 'inspections')
    const found = await rows('inspections', `auteur_id=${UTILISATEUR.inspecteur}`)
    expect(found).toMatchObject([
      { id: inspection_id, reponses: { registre_a_jour: true }, invalidee_le: null },
      { producteur_id: PRODUCTEUR.kin, invalidee_le: expect.any(String) },
    ])
    expect(await rows('inspections', 'formulaire_code=visite_producteur')).toHaveLength(1)
    const page = async (as: string) => (await api.get(`/v1/inspections/${found[1].id}`, as)).body
    const [core, field] = [await page('rsci'), await page('inspecteur')]
    expect(core.controles.map(({ motif }: { motif: string }) => motif)).toContain('conflit_interets')
    expect(field).toEqual({ ...core, controles: null, fichiers: null })
  })

  test('an estimate, in grams', async () => {
    const { estimation_id } = await sendConstat(api, 'estimations')
    const query = `campagne_id=${CAMPAGNE.demo}&produit_id=${PRODUIT.ananas}&parcelle_id=${PARCELLE.ordinary}`
    expect(await rows('estimations', query)).toMatchObject([
      { id: estimation_id, quantite_g: 4_000_000, date_prevue: '2026-12-01' },
    ])
    expect(await rows('estimations', `produit_id=${PRODUIT.mangue}`)).toEqual([])
  })

  test('an input handed out, its value in minor units', async () => {
    const { remise_id } = await sendConstat(api, 'remises')
    const query = `producteur_id=${PRODUCTEUR.ordinary}&intrant_id=${INTRANT.compost}&avance=true`
    expect(await rows('remises', query)).toMatchObject([
      { id: remise_id, quantite: 50, unite_code: 'KGM', valeur: { montant: 22_500, devise: 'XOF' } },
    ])
    expect(await rows('remises', 'avance=false')).toEqual([])
  })

  test('turn by pages, the latest first', async () => {
    const second = await sendConstat(api, 'estimations', { quantite_g: 1 })
    const { body } = await api.get('/v1/estimations?limite=1', 'rsci')
    expect(body.estimations).toMatchObject([{ id: second.estimation_id }])
    const next = (await api.get(`/v1/estimations?limite=1&curseur=${body.suivant}`, 'rsci')).body
    expect(next.estimations).toHaveLength(1)
    expect(next.estimations[0].id).not.toBe(second.estimation_id)
  })
})
