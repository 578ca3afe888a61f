// An office without a terminal, in both languages: an administrator opens an account and enrols a phone by the square that it scans, read
// from its picture; the phone sends a collection; management signs capacities; the warehouse prints labels. No
// request but the browser's and the phone's.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { SEARCH } from '../../apps/bureau/src/frame/search/texts.ts'
import { en as actsEn } from '../../apps/bureau/src/parts/act/en.ts'
import { fr as actsFr } from '../../apps/bureau/src/parts/act/fr.ts'
import { en as ficheEn } from '../../apps/bureau/src/parts/fiche/en.ts'
import { fr as ficheFr } from '../../apps/bureau/src/parts/fiche/fr.ts'
import { en as labelsEn } from '../../apps/bureau/src/parts/label/en.ts'
import { fr as labelsFr } from '../../apps/bureau/src/parts/label/fr.ts'
import { en as decideEn } from '../../apps/bureau/src/screens/a_decider/en.ts'
import { fr as decideFr } from '../../apps/bureau/src/screens/a_decider/fr.ts'
import { UTILISATEUR } from '../../demo/ids.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { type Device, envelopeOf } from '../api/support/phones.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'
import { readQr } from './support/qr.ts'

const WORDS = {
  fr: { acts: actsFr, fiche: ficheFr, labels: labelsFr, decide: decideFr, search: SEARCH.fr },
  en: { acts: actsEn, fiche: ficheEn, labels: labelsEn, decide: decideEn, search: SEARCH.en },
} as const

describe.skipIf(!ALL_WALKS).each(['fr', 'en'] as const)('the office, in %s', LONG, (langue) => {
  const { acts, fiche, labels, decide, search } = WORDS[langue]
  const M = schemas.membres
  const wide = { langue }
  const narrow = { langue, width: 390, scheme: 'dark' } as const
  let bench: Workbench
  let device: Device
  beforeAll(async () => {
    bench = await openWorkbench()
    // The first query of GraphQL waits for its schema.
    await bench.server.post('/graphql', { query: '{ __typename }' }, 'admin')
  }, LONG.timeout)

  test('the administrator opens an account and enrols a phone by its square', async () => {
    await bench.walk({ as: 'admin', ...wide }, async (walk) => {
      const { page } = walk
      const once = page.getByRole('status').filter({ hasText: fiche.secret })
      const dialog = page.getByRole('dialog')
      await walk.to('/comptes')
      await page.getByRole('button', { name: acts.utilisateurs_creer }).press('Enter')
      await dialog.getByLabel(M.identifiant[langue]).fill(`oumar-${langue}`)
      await dialog.getByLabel(M.nom_affiche[langue]).fill('Oumar Bio')
      await dialog.getByRole('button', { name: acts.utilisateurs_creer }).press('Enter')
      expect((await once.locator('code').innerText()).length).toBeGreaterThan(8)
      await page.getByRole('button', { name: fiche.compris }).press('Enter')

      await walk.to(`/comptes?id=${UTILISATEUR.agent1}`)
      await page.getByRole('button', { name: acts.appareils_codes_enrolement }).press('Enter')
      await dialog.getByRole('button', { name: acts.appareils_codes_enrolement }).press('Enter')
      await once.getByRole('img').scrollIntoViewIfNeeded()
      const scanned = new URL(await readQr(page, once.getByRole('img')))
      await walk.picture(`office enrolment ${langue}`)
      expect(scanned.origin).toBe(bench.server.url)
      const code = new URLSearchParams(scanned.hash.slice(1)).get('enrolement')
      const enrolled = await bench.server.post('/v1/appareils/enroler', { code, modele: 'Android' }, 'agent1')
      expect(enrolled.status).toBe(201)
      device = { ...(enrolled.body as Device), as: 'agent1' }
    })
  })

  test('the phone sends a collection, which the office finds by its reference', async () => {
    const envelope = await envelopeOf(device, 1)
    const { status } = await bench.server.post('/v1/sync/commandes', { commandes: [envelope] }, 'agent1')
    expect(status).toBe(200)
    await bench.walk({ as: 'rsci', ...narrow }, async (walk) => {
      const { page } = walk
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: search.champ }).fill(String(envelope.reference_provisoire))
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/collecte=/)
      await walk.settle()
      await walk.expectGood()
    })
  })

  test('management signs a capacity that internal control has signed, which becomes the ceiling', async () => {
    await bench.walk({ as: 'direction', ...narrow }, async (walk) => {
      const { page } = walk
      await walk.to('/capacites/a-decider')
      await page
        .getByRole('checkbox', { name: new RegExp(`^${decide.choisir.split('{')[0]}`) })
        .first()
        .check()
      await page.getByRole('button', { name: decide.apercu }).press('Enter')
      await page.getByRole('button', { name: /^Valid\w+ 1 capaci/ }).press('Enter')
      await page.getByText(/^1 capaci\S+ (est décidée|is decided)\./).waitFor()
    })
  })

  test('the warehouse takes the labels of a lot for its printer', async () => {
    await bench.walk({ as: 'magasinier', ...wide }, async (walk) => {
      const { page } = walk
      await walk.to('/lots?statut=valid%C3%A9')
      await page.getByRole('main').locator('[data-index="0"] a').click()
      const section = page.getByRole('region', { name: labels.titre })
      await section.getByRole('img', { name: labels.etiquette.split('{')[0] ?? '' }).waitFor()
      const [, numero = ''] =
        /(\S+)$/.exec((await page.getByRole('heading', { level: 1 }).innerText()).trim()) ?? []
      await section.getByRole('img', { name: labels.etiquette.split('{')[0] ?? '' }).scrollIntoViewIfNeeded()
      expect(
        await readQr(page, section.getByRole('img', { name: labels.etiquette.split('{')[0] ?? '' })),
      ).toBe(numero)
      await section.getByRole('combobox', { name: labels.imprimante }).selectOption('zpl')
      const download = page.waitForEvent('download')
      await section.getByRole('button', { name: labels.fichier }).click()
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(`^FDMA,${numero}^FS`)
      await walk.expectGood()
      await walk.picture(`office labels ${langue}`)
    })
  })
})
