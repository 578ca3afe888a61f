// docs/decisions/0159: lists and record pages are rows of a table, and their forms are generated from the contract. «A draft
// stays in the tab»; «a record that another person changed shows both versions and keeps what this person typed»; a secret is
// shown once.
import qrcode from 'qrcode-generator'
import { beforeAll, describe, expect, test } from 'vitest'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { en as fichesEn } from '../../apps/bureau/src/parts/fiche/en.ts'
import { fr as form } from '../../apps/bureau/src/parts/form/fr.ts'
import { demoId } from '../../demo/ids.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

const M = schemas.membres
const V = schemas.valeurs

describe.skipIf(!ALL_WALKS)('desks of the table', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  /** Picks the record that the search finds for this text. */
  async function pick({ page }: Walk, member: string, words: string) {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: member }).fill(words)
    await page.getByRole('option', { name: words }).first().click()
  }

  test('the warehouse receives a purchase: a refusal at its field, a draft that is edited, changed elsewhere, submitted', async () => {
    await bench.walk({ as: 'magasinier' }, async (walk) => {
      const { page } = walk
      const sought: string[] = []
      page.on('request', (request) => {
        sought.push(new URL(request.url()).searchParams.get('recherche') ?? '')
      })
      await walk.to('/receptions')
      await walk.expectGood()
      await page.getByRole('button', { name: acts.receptions_creer }).press('Enter')
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: acts.receptions_creer })
      await send.click()
      await dialog.getByText(form.requis).first().waitFor()
      // Other members still have faults, but the focus stays where the person types.
      const mass = dialog.getByLabel(/^Masse nette/)
      await mass.pressSequentially('120,5')
      await dialog.getByRole('combobox', { name: M.origine.fr }).selectOption('membres')
      await pick(walk, M.campagne_id.fr, '2026')
      await pick(walk, M.produit_id.fr, 'ANANAS')
      await pick(walk, M.emplacement_id.fr, 'MAGASIN')
      await pick(walk, M.groupement_id.fr, 'ALLADA')
      await send.click()
      await dialog.getByRole('alert').filter({ hasText: 'apports_manquants' }).waitFor()
      await walk.picture('reception refused')
      await walk.expectGood()
      // The draft remains after the dialog is closed.
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: acts.receptions_creer }).click()
      await dialog.getByText(form.brouillon).waitFor()
      // A contribution is chosen from the collections of the same season and group.
      const list = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/collectes')
      await dialog.getByRole('button', { name: form.ajouter.replace('{nom}', M.apports.fr) }).click()
      const { searchParams } = new URL((await list).url())
      expect([searchParams.has('campagne_id'), searchParams.get('groupement_id')]).toEqual([
        true,
        demoId('groupement', 1),
      ])
      await dialog.getByRole('button', { name: form.enlever_ligne.replace('{n}', '1') }).click()
      await dialog.getByRole('combobox', { name: M.origine.fr }).selectOption('achat')
      // Chosen again, a record is chosen no more.
      await pick(walk, M.groupement_id.fr, 'ALLADA')
      // The storekeeper reads names of suppliers and codes of contracts, and no more of them.
      await dialog.getByRole('combobox', { name: M.contrat_id.fr }).click()
      await pick(walk, M.fournisseur_id.fr, 'PLANTATION')
      await dialog.getByLabel(M.brouillon.fr, { exact: true }).check()
      await send.click()
      await page.waitForURL(/id=/)
      await walk.settle()
      await page.getByText('120,5 kg').first().waitFor()
      // Spec: receptions#noms.
      for (const name of ['Plantation biologique du Zio', 'Barnabé Kouton'])
        await page.getByRole('definition').filter({ hasText: name }).waitFor()
      await walk.picture('reception sheet')
      await walk.expectGood()

      const id = new URL(page.url()).searchParams.get('id')
      await page.getByRole('button', { name: acts.receptions_modifier }).click()
      await mass.fill('130')
      await page.keyboard.press('Escape')
      await bench.server.request('PATCH', `/v1/receptions/${id}`, {
        as: 'magasinier',
        body: { lot_fournisseur: 'F-7' },
      })
      await page.getByRole('button', { name: acts.receptions_modifier }).click()
      await dialog.getByText(form.brouillon).waitFor()
      const edit = dialog.getByRole('button', { name: acts.receptions_modifier })
      // The fields are disabled until the response arrives, because a text typed meanwhile would be lost.
      const waits: boolean[] = []
      await page.route(
        `**/v1/receptions/${id}`,
        async (route) => {
          waits.push(await mass.isDisabled())
          await route.continue()
        },
        { times: 1 },
      )
      await edit.click()
      const both = dialog.getByRole('alert').filter({ hasText: form.changee })
      await both.getByRole('row').filter({ hasText: 'F-7' }).waitFor()
      await walk.picture('reception changed')
      await walk.expectGood()
      await edit.click()
      await dialog.waitFor({ state: 'detached' })
      const { body } = await bench.server.get(`/v1/receptions/${id}`, 'magasinier')
      expect([body.net_g, body.lot_fournisseur, waits]).toEqual([130_000, 'F-7', [true]])
      await page.getByRole('button', { name: acts.receptions_soumettre }).click()
      await dialog.getByRole('button', { name: acts.receptions_soumettre }).click()
      await page.getByText(V.en_attente.fr).first().waitFor()
      // A correction form begins with the values of the record.
      await page.getByRole('button', { name: acts.receptions_corriger }).click()
      await expect.poll(() => mass.inputValue()).toBe('130')
      // The label that a field shows after a choice is not used as a search text.
      expect(sought.filter((words) => words.includes(' · '))).toEqual([])
    })
  })

  test('an administrator opens an account, enrols a phone by a square of address and code, changes permissions', async () => {
    await bench.walk({ as: 'admin', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/comptes')
      await walk.expectGood()
      await page.getByRole('button', { name: actsEn.utilisateurs_creer }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(M.identifiant.en).fill('agent1')
      await dialog.getByLabel(M.nom_affiche.en).fill('Zoé <b>Agent</b>')
      const send = dialog.getByRole('button', { name: actsEn.utilisateurs_creer })
      await send.click()
      await dialog.getByRole('alert').filter({ hasText: 'identifiant_deja_pris' }).waitFor()
      await walk.expectGood()
      await dialog.getByLabel(M.identifiant.en).fill('zoe')
      const listed = page.waitForRequest(
        (request) => request.method() === 'GET' && new URL(request.url()).pathname === '/v1/utilisateurs',
      )
      await send.click()
      await listed
      await page.getByRole('status').filter({ hasText: fichesEn.secret }).locator('code').waitFor()
      await walk.picture('account password')
      await walk.expectGood()
      await page.getByRole('button', { name: fichesEn.compris }).click()

      await walk.to(`/comptes?id=${demoId('utilisateur', 5)}`)
      await walk.picture('account sheet')
      await page.getByRole('button', { name: actsEn.appareils_codes_enrolement }).click()
      await dialog.getByRole('button', { name: actsEn.appareils_codes_enrolement }).click()
      const once = page.getByRole('status').filter({ hasText: fichesEn.secret })
      const code = await once.locator('code').innerText()
      const drawn = await once.getByRole('img').locator('path').getAttribute('d')
      expect(drawn).toBe(drawnOf(`${bench.server.url}/#enrolement=${encodeURIComponent(code)}`))
      await walk.picture('enrolment code')
      await walk.expectGood()
      await walk.to('/telephones/codes')
      await page.getByRole('button', { name: actsEn.appareils_annuler_code }).first().waitFor()
      await walk.expectGood()

      const set = { code: 'pesee', libelle: 'Weighing', permissions: ['collection.record'] }
      const { id } = (await bench.server.post('/v1/ensembles-permissions', set, 'admin')).body
      await walk.to(`/ensembles?id=${id}`)
      await page.getByRole('button', { name: actsEn.ensembles_permissions_modifier }).click()
      await dialog.getByLabel(M.libelle.en, { exact: true }).fill('Scales')
      await dialog.getByRole('button', { name: actsEn.ensembles_permissions_modifier }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('heading', { name: /Scales/ }).waitFor()
    })
  })
})

function drawnOf(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const places = [...Array(code.getModuleCount() ** 2).keys()].map((n) => {
    const count = code.getModuleCount()
    return [Math.floor(n / count), n % count] as const
  })
  const dark = places.filter(([row, column]) => code.isDark(row, column))
  return dark.map(([row, column]) => `M${column + 4} ${row + 4}h1v1h-1z`).join('')
}
