// docs/decisions/0159: «the schema of a body makes its form»: acts on contracts, registers, activities and papers, each done through it
// and refused once.
import { beforeAll, describe, expect, test } from 'vitest'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as papers } from '../../apps/bureau/src/parts/paper/fr.ts'
import { CONTRAT, PRODUCTEUR } from '../../demo/ids.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { ordinary } from '../api/support/ordinary.ts'
import { act, validated } from '../api/support/receptions.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { idIn } from './support/others.ts'

const ownerOf: Row['at'] = async (ask, { api }) =>
  `/producteurs?id=${(await api.get(`/v1/parcelles/${idIn(ask)}`, 'rsci')).body.producteur_id}`
const plotOf: Row['inRow'] = async (ask, { api }) =>
  (await api.get(`/v1/parcelles/${idIn(ask)}`, 'rsci')).body.nom
const activityOf: Row['inRow'] = async ({ path }, { api }) => {
  const { activites } = (await api.get('/v1/arbre-activites?limite=200', 'admin')).body
  return activites.find(({ code }: { code: string }) => code === path.split('/')[3]).libelle_fr
}

const REGISTERS: readonly Row[] = [
  {
    act: 'controles_officiels_creer',
    code: 'parametre_invalide',
    // A day to come.
    wrong: () => ({ jour: '2999-01-01' }),
  },
  { act: 'parcelles_transferer', code: 'meme_producteur', at: ownerOf, inRow: plotOf },
  {
    act: 'referentiels_cocher',
    code: 'referentiel_utilise',
    at: () => '/referentiels',
    inRow: ({ path }) => path.split('/')[3] ?? '',
    refused: async () => ({
      path: '/v1/referentiels/AB',
      body: { coche: false, raison: 'Abandonné' },
      as: 'rsci',
    }),
  },
]

const ACTIVITIES: readonly Row[] = [
  {
    act: 'arbre_activites_desactiver',
    code: 'etat_inchange',
    at: () => '/activites',
    inRow: activityOf,
  },
  { act: 'arbre_activites_activer', code: 'etat_inchange', at: () => '/activites', inRow: activityOf },
]

const CONTRACTS: readonly Row[] = [
  {
    act: 'contrats_prix',
    code: 'ligne_inconnue',
    ask: async () => ({
      path: `/v1/contrats/${CONTRAT.actif}/prix`,
      body: { net_marchand_g: 125_500 },
      as: 'commercial',
    }),
    wrong: () => ({ ligne: 9 }),
  },
]

const STATEMENTS: readonly Row[] = [{ act: 'producteurs_releve_etablir', code: null }]

describe.skipIf(!ALL_WALKS)('contracts, registers, activities and papers', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('official controls, plots that change hands, referentials', () =>
    walkActs(stage, { as: 'rsci' }, REGISTERS))
  test('activities', () => walkActs(stage, { as: 'admin' }, ACTIVITIES))
  test('statements', () => walkActs(stage, { as: 'direction', langue: 'en' }, STATEMENTS))

  test('a price of a contract is told', async () => {
    await walkActs(stage, { as: 'commercial', langue: 'en' }, CONTRACTS)
    await stage.bench.walk({ as: 'commercial', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.go(`/contrats?id=${CONTRAT.actif}`)
      await page.getByRole('button', { name: actsEn.contrats_prix }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Marketable net mass/).fill('125.5')
      await dialog.getByRole('button', { name: actsEn.contrats_prix }).click()
      await page.getByText('Price of a kilogram').waitFor()
      await walk.picture('prix en dark 390')
      await walk.expectGood()
    })
  })

  test('a paper is printed again, and not once another took its place', async () => {
    const { api, scene, bench } = stage
    const route = ROUTES.find(({ name }) => name === 'producteurs_releve_etablir')
    if (route === undefined) throw new Error('no such route')
    const { path, body } = await ordinary(api, scene, route)
    await api.post(path, body, 'direction')
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.go(`/producteurs?id=${PRODUCTEUR.ordinary}`)
      const again = page.getByRole('button', { name: new RegExp(`^${papers.dupliquer_court}`) }).first()
      const dialog = page.getByRole('dialog')
      const make = dialog.getByRole('button', { name: papers.faire })
      await again.click()
      const [copy] = await Promise.all([page.context().waitForEvent('page'), make.click()])
      await copy.close()
      await dialog.waitFor({ state: 'detached' })
      const reception = await validated(api)
      await walk.to(`/receptions?id=${reception}`)
      await again.click()
      expect((await act(api, reception, 'devalider', { raison: 'Mal pesé' })).status).toBe(200)
      await make.click()
      await dialog.getByRole('alert').filter({ hasText: 'document_remplace' }).waitFor()
      await walk.expectGood()
    })
  })
})
