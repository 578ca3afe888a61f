// Issue «The office works without a command line (II)»: «the season walk in both languages from packing to payment and audit without a
// terminal»: a lot is packed, sold, loaded and shipped with its papers; its producer's price is set, the payment is signed by a second
// person; the audit dossier is made and taken.
import { beforeAll, describe, test } from 'vitest'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as actsFr } from '../../apps/bureau/src/parts/act/fr.ts'
import { loadWrites } from '../../apps/bureau/src/parts/form/schema.ts'
import { en as paperEn } from '../../apps/bureau/src/parts/paper/en.ts'
import { fr as paperFr } from '../../apps/bureau/src/parts/paper/fr.ts'
import { en as payEn } from '../../apps/bureau/src/screens/a_payer/en.ts'
import { fr as payFr } from '../../apps/bureau/src/screens/a_payer/fr.ts'
import { en as loadEn } from '../../apps/bureau/src/screens/charger/en.ts'
import { fr as loadFr } from '../../apps/bureau/src/screens/charger/fr.ts'
import { en as dossiersEn } from '../../apps/bureau/src/screens/dossiers/en.ts'
import { fr as dossiersFr } from '../../apps/bureau/src/screens/dossiers/fr.ts'
import { CAMPAGNE, CLIENT, EMPLACEMENT, PRODUIT } from '../../demo/ids.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { type Api, apiOf } from '../api/support/api.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'
import { typeBody } from './support/typing.ts'

const WORDS = {
  fr: { acts: actsFr, paper: paperFr, pay: payFr, load: loadFr, dossiers: dossiersFr },
  en: { acts: actsEn, paper: paperEn, pay: payEn, load: loadEn, dossiers: dossiersEn },
} as const
const WRITES = await loadWrites()
type Act = keyof typeof WRITES & keyof typeof actsFr
type Row = Readonly<Record<string, never>>

// The words before the first placeholder of a text.
const startOf = (text: string) => text.split('{')[0] ?? text
const KG = 1000

describe.skipIf(!ALL_WALKS).each(['fr', 'en'] as const)('a season, in %s', LONG, (langue) => {
  const { acts, paper, pay, load, dossiers } = WORDS[langue]
  const V = schemas.valeurs
  const wide = { langue }
  const narrow = { langue, width: 390, scheme: 'dark' } as const
  const code = `SAISON-${langue}`
  const mass = 20 * KG
  let bench: Workbench
  let api: Api
  beforeAll(async () => {
    bench = await openWorkbench({ TASKS: 'inside' })
    api = await apiOf(bench.server, (as) => bench.server.token(as))
  }, LONG.timeout)

  const first = async (path: string, rows: string, as: string, is: (row: Row) => boolean = () => true) => {
    const { body } = await bench.server.get(path, as)
    const found = (body[rows] as readonly Row[]).find(is)
    if (found === undefined) throw new Error(`none of ${path}`)
    return found as Record<string, unknown>
  }
  // Opens an act by its button, types its body, and sends it.
  const act = async ({ page, settle }: Walk, as: string, name: Act, body: object = {}) => {
    await page.getByRole('main').getByRole('button', { name: acts[name], exact: true }).first().press('Enter')
    await settle()
    const dialog = page.getByRole('dialog')
    const write = WRITES[name]
    if (write === undefined) throw new Error(`no write ${name}`)
    await typeBody({ page, api, as, langue }, write.schema, body)
    if (name === 'etapes_creer')
      await dialog.getByText(langue === 'fr' ? /reste 0 g/ : /; 0 g left/).waitFor()
    await dialog.getByRole('button', { name: acts[name], exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await settle()
  }
  const idOf = ({ page }: Walk) => new URL(page.url()).searchParams.get('id') ?? ''

  test('the warehouse packs a lot', async () => {
    const ready = (row: Row) =>
      row.produit_id === PRODUIT.ananas &&
      row.campagne_id === CAMPAGNE.demo &&
      Number(row.quantite_g) > 2 * mass &&
      JSON.stringify(row.qualites).includes('"AB"')
    const lot = await first('/v1/lots?statut=validé&disponible=true&limite=200', 'lots', 'magasinier', ready)
    await bench.walk({ as: 'magasinier', ...wide }, async (walk) => {
      await walk.to('/etapes')
      await act(walk, 'magasinier', 'etapes_creer', {
        procede: 'conditionnement',
        campagne_id: CAMPAGNE.demo,
        entrees: [{ lot_id: lot.id, quantite_g: mass }],
        sorties: [
          { nature: 'PF', produit_id: PRODUIT.ananas, quantite_g: mass, emplacement_id: EMPLACEMENT.magasin },
        ],
      })
      await act(walk, 'magasinier', 'etapes_valider')
      await walk.picture(`season step ${langue}`)
      const step = (await bench.server.get(`/v1/etapes/${idOf(walk)}`, 'magasinier')).body
      await walk.to(`/lots?id=${step.sorties[0].lot_id}`)
      await act(walk, 'magasinier', 'lots_valider')
      await walk.page.getByRole('heading', { level: 1, name: /PF-/ }).waitFor()
    })
  })

  test('the sale is entered and validated', async () => {
    await bench.walk({ as: 'commercial', ...wide }, async (walk) => {
      await walk.to('/ventes?nouveau=oui')
      const { page } = walk
      const write = WRITES.ventes_creer
      const line = { produit_id: PRODUIT.ananas, quantite_g: mass, prix_kg: 620, qualites: { AB: 'AB' } }
      await typeBody({ page, api, as: 'commercial', langue }, write?.schema ?? {}, {
        code,
        client_id: CLIENT.importateur,
        lignes: [line],
      })
      const send = page.getByRole('dialog').getByRole('button', { name: acts.ventes_creer, exact: true })
      await send.press('Enter')
      await page.getByRole('heading', { level: 1, name: code }).waitFor()
      await walk.settle()
      await act(walk, 'commercial', 'ventes_valider')
      await walk.expectGood()
      await walk.picture(`season sale ${langue}`)
    })
  })

  test('the warehouse loads lots that qualify, in a container whose number is right, and ships them', async () => {
    await bench.walk({ as: 'magasinier', ...wide }, async (walk) => {
      const { page } = walk
      await walk.to('/expeditions/charger')
      await walk.expectGood()
      await page.getByRole('button', { name: code, exact: true }).press('Enter')
      await page.getByRole('button', { name: load.tout }).click()
      await page.getByLabel(load.conteneur).fill('MSKU 123456-7')
      await page.getByText(load.conteneur_chiffre.replace('{chiffre}', '5')).waitFor()
      await walk.expectGood()
      await walk.picture(`season load ${langue}`)
      await page.getByLabel(load.conteneur).fill('MSKU 123456-5')
      await page
        .getByLabel(load.scelles)
        .and(page.locator('input:not([type=hidden])'))
        .first()
        .fill(`SL-${langue}-1`)
      await page.keyboard.press('Enter')
      await page.getByLabel(load.coi).fill('COI.BJ.2026.0047')
      await page.getByRole('button', { name: new RegExp(`^${startOf(load.preparer)}`) }).press('Enter')
      await page.waitForURL(/expeditions\?.*id=/)
      await walk.settle()
      await act(walk, 'magasinier', 'expeditions_valider')
      await page.getByText(paper.liste_colisage).first().waitFor()
      await walk.expectGood()
      await walk.picture(`season shipment ${langue}`)
    })
  })

  test('a price is set, the payment is prepared, and a second person signs it', async () => {
    const isUnpriced = (row: Row) => JSON.stringify(row.obstacles).includes('a_chiffrer')
    const { reception_id } = await first(
      '/v1/creances?ouverte=true&limite=200',
      'creances',
      'commercial',
      isUnpriced,
    )
    await bench.walk({ as: 'commercial', ...wide }, async (walk) => {
      await walk.to(`/receptions?id=${reception_id}`)
      await act(walk, 'commercial', 'receptions_prix', {
        prix_kg: 190,
        devise: 'XOF',
        raison: 'Prix de campagne',
      })
    })
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      const { page } = walk
      await walk.to('/reglages?id=paiements.seuil_validation')
      await page.getByRole('main').getByRole('button', { name: acts.reglages_ecrire }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(langue === 'fr' ? /^Valeur/ : /^Value/).fill('0')
      await dialog.getByRole('button', { name: acts.reglages_ecrire }).press('Enter')
      await dialog.waitFor({ state: 'detached' })
      await walk.to('/paiements/a-payer')
      await walk.expectGood()
      await walk.picture(`season due ${langue}`)
      const persons = page.getByRole('table', { name: pay.personnes })
      await persons.locator('[data-index="0"]').getByRole('button').press('Enter')
      await page.getByLabel(pay.reference).fill('Caisse 47')
      await walk.expectGood()
      await walk.picture(`season pay ${langue}`)
      await page.getByRole('button', { name: new RegExp(`^${startOf(pay.payer)}.*\\d`) }).press('Enter')
      await page.waitForURL(/paiements\?.*id=/)
      await page.getByText(V.en_attente[langue], { exact: true }).first().waitFor()
    })
    await bench.walk({ as: 'direction', ...narrow }, async (walk) => {
      const { page } = walk
      await walk.to('/paiements?statut=en_attente')
      await page.getByRole('main').locator('[data-index="0"] a').first().click()
      await walk.settle()
      await act(walk, 'direction', 'paiements_valider')
      await page.getByText(V.validée[langue], { exact: true }).first().waitFor()
      await walk.expectGood()
      await walk.picture(`season paid ${langue}`)
    })
  })

  test('the audit dossier is asked for, made and taken', async () => {
    await bench.walk({ as: 'direction', ...wide }, async (walk) => {
      const { page } = walk
      await walk.to('/lots/dossiers')
      await page.getByRole('button', { name: dossiers.demander }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(dossiers.campagne).selectOption(CAMPAGNE.demo)
      await dialog.getByRole('button', { name: dossiers.envoyer, exact: true }).press('Enter')
      const take = page.getByRole('button', { name: dossiers.telecharger })
      await take.waitFor({ timeout: LONG.timeout / 2 })
      await walk.expectGood()
      await walk.picture(`season dossier ${langue}`)
      // The archive comes in a tab of its own.
      const [tab] = await Promise.all([page.context().waitForEvent('page'), take.press('Enter')])
      await page.getByText(dossiers.ouverte).waitFor()
      await walk.settle()
      await tab.close()
    })
  })
})
