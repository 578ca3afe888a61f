// Spec: relances#choix, relances#courriel, identites-et-droits#moi, reglages#versions. A person's own account, the settings
// of the organization, its logo and its numbers, each done through the desk and refused once.
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { REFINED } from '../../apps/bureau/src/parts/form/refined.ts'
import { loadWrites, refine } from '../../apps/bureau/src/parts/form/schema.ts'
import { en as papersEn } from '../../apps/bureau/src/screens/papiers/en.ts'
import { fr as papers } from '../../apps/bureau/src/screens/papiers/fr.ts'
import REFUSALS from '../../apps/bureau/src/words/refusals.fr.json' with { type: 'json' }
import { askedMail } from '../api/support/accounts.ts'
import { SEGMENTS } from '../api/support/made.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { typeBody } from './support/typing.ts'
import { WORDS } from './support/words.ts'

const at = () => '/moi'
const ACCOUNT: readonly Row[] = [
  { act: 'moi_accueil', code: 'accueil_refuse', at },
  {
    act: 'moi_relances',
    code: null,
    at,
    // The row says which kind.
    ask: async () => ({ path: '/v1/moi/relances', body: { refuse: true }, as: 'admin' }),
  },
  {
    act: 'moi_courriel',
    code: 'courriel_trop_demande',
    at,
    meanwhile: async (_ask, { api }) => askedMail(api, 5),
  },
  { act: 'moi_courriel_retirer', code: null, at },
  { act: 'moi_invitation', code: 'parametre_invalide', at, wrong: () => ({ code: 'K3MZQ' }) },
  {
    act: 'moi_rattachements_accepter',
    code: 'parametre_invalide',
    at,
    inRow: () => 'Voisine',
    wrong: () => ({ mot_de_passe: 'court' }),
  },
]

const MAIL: readonly Row[] = [
  {
    act: 'moi_courriel_confirmer',
    code: 'parametre_invalide',
    at,
    altered: { code: 5 },
  },
]

const NUMBERS: readonly Row[] = [
  {
    act: 'numerotation_definir_modele',
    code: 'segment_manquant',
    at: () => '/papiers',
    wrong: () => ({ segments: [{ type: 'nature' }] }),
  },
]

describe.skipIf(!ALL_WALKS)('oneself and the organization', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('welcome, reminders, mail, attachments', () => walkActs(stage, { as: 'admin' }, ACCOUNT))
  test('the code of a mail', () => walkActs(stage, { as: 'rsci', langue: 'en', width: 390 }, MAIL))
  test('a model of numbers', () => walkActs(stage, { as: 'admin', scheme: 'dark' }, NUMBERS))

  test('the account is at home in every width, and numbers are previewed', async () => {
    await stage.bench.walk({ as: 'admin', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.go('/moi')
      await page.getByRole('heading', { level: 1, name: WORDS.en.moi }).waitFor()
      await walk.picture('moi en dark 390')
      await walk.expectGood()
      await walk.to('/papiers')
      await page.getByLabel(papersEn.campagne, { exact: true }).selectOption('2026')
      for (const name of [papersEn.produit, papersEn.nature])
        await page.getByLabel(name, { exact: true }).selectOption({ index: 1 })
      await page.getByText('Next number: ').waitFor()
      await walk.picture('papiers en dark 390')
      await walk.expectGood()
    })
  })

  // Spec: numerotation#essai.
  test('a model shows the number that it would write while it is typed', async () => {
    const { numerotation_definir_modele: write } = await loadWrites()
    await stage.bench.walk({ as: 'admin', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.go('/papiers')
      await page.getByRole('button', { name: acts.numerotation_definir_modele }).click()
      const dialog = page.getByRole('dialog')
      const preview = dialog.getByRole('region', { name: papers.essai })
      await preview.waitFor()
      const schema = refine(write?.schema ?? {}, REFINED.numerotation_definir_modele ?? {})
      const typist = { page, api: stage.api, as: 'admin', langue: 'fr' } as const
      await typeBody(typist, schema, { segments: [{ type: 'nature' }] })
      await preview.getByText(REFUSALS.segment_manquant).waitFor()
      await typeBody(typist, schema, { segments: SEGMENTS })
      await preview.getByText(/^Numéro : MP-ANANAS-\S+-000001$/).waitFor()
      await preview.getByLabel(papers.nature, { exact: true }).selectOption('PF')
      await preview.getByText(/^Numéro : PF-ANANAS-\S+-000001$/).waitFor()
      await walk.picture('modele essaye 390')
      await walk.expectGood()
    })
  })

  test('a setting has a value from now on, keeps its history, and refuses what lies outside its bounds', async () => {
    await stage.bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      const dialog = page.getByRole('dialog')
      await walk.go('/reglages?id=sync.volume_cible_mo')
      const change = page.getByRole('button', { name: acts.reglages_ecrire })
      const send = dialog.getByRole('button', { name: acts.reglages_ecrire })
      await change.click()
      const value = dialog.getByLabel(/^Valeur/)
      await value.fill('999999999')
      await send.click()
      await dialog.getByRole('alert').filter({ hasText: 'reglage_refuse' }).waitFor()
      await walk.picture('reglage refuse')
      await walk.expectGood()
      await value.fill('33')
      await dialog.getByLabel(/^Raison/).fill('Vu en comité')
      await send.click()
      await dialog.waitFor({ state: 'detached' })
      await walk.settle()
      await page.getByRole('table', { name: 'Historique' }).getByRole('row', { name: /33/ }).first().waitFor()
      await walk.picture('reglage historique')
      await walk.expectGood()
      await change.click()
      // An empty value goes back to the default.
      await value.fill('')
      await send.click()
      await dialog.waitFor({ state: 'detached' })
    })
    const { body } = await stage.api.get('/v1/reglages?prefixe=sync.volume_cible_mo', 'admin')
    expect([body.reglages[0].valeur, body.reglages[0].version]).toEqual([body.reglages[0].defaut, 2])
  })

  test('a logo is announced, sent, put into use and removed; what is no picture is refused', async () => {
    await stage.bench.walk({ as: 'admin' }, async (walk) => {
      const { page } = walk
      await walk.go('/papiers')
      const input = page.locator('input[type=file]')
      const use = page.getByRole('button', { name: papers.logo_mettre })
      const alert = page.getByRole('main').getByRole('alert')
      const choose = (buffer: Buffer) =>
        input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
      await choose(randomBytes(300_000))
      await use.click()
      await alert.filter({ hasText: 'parametre_invalide' }).waitFor()
      await choose(randomBytes(3000))
      await use.click()
      await alert.filter({ hasText: 'logo_refuse' }).waitFor()
      await walk.expectGood()
      // A browser checks the checksums of a picture: this one is its own.
      await choose(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 32 } }))
      await use.click()
      await page.getByText(papers.logo_fait).waitFor()
      await walk.settle()
      const drawn = () => page.evaluate(`document.querySelector('main img')?.naturalWidth`)
      await expect.poll(drawn, { timeout: 20_000 }).toBe(64)
      await walk.picture('logo')
      await walk.expectGood()
      await page.getByRole('button', { name: papers.logo_enlever }).click()
      await page.getByText(papers.logo_aucun).waitFor()
    })
  })
})
