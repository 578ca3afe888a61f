// Capacities that wait, group by group: the calculation beside the one in force, a preview, two signatures, a refusal with its reason;
// the checklist of a campaign with the command of its next step.
import { beforeAll, describe, expect, test } from 'vitest'
import { UNSEEN } from '../../apps/bureau/src/parts/fiche/names.ts'
import { compare, previewOf } from '../../apps/bureau/src/screens/a_decider/compare.ts'
import { en } from '../../apps/bureau/src/screens/a_decider/en.ts'
import { fr } from '../../apps/bureau/src/screens/a_decider/fr.ts'
import { en as campaign } from '../../apps/bureau/src/screens/campagne/en.ts'
import { fr as campaignFr } from '../../apps/bureau/src/screens/campagne/fr.ts'
import { CAMPAGNE, demoId, PRODUIT } from '../../demo/ids.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const LINE = {
  parcelle_id: 'a',
  surface_m2: 100,
  part_cp: 10_000,
  rendement_g_ha: 5,
  rendement_defaut: false,
}

test('lines of both calculations stand beside one another, plot by plot', () => {
  const told = compare([LINE, { ...LINE, parcelle_id: 'b' }], [LINE, { ...LINE, parcelle_id: 'c' }])
  expect(told.map(({ now, before }) => [now?.parcelle_id, before?.parcelle_id])).toEqual([
    ['a', 'a'],
    ['b', undefined],
    [undefined, 'c'],
  ])
})

test('a preview leaves out what is barred, what the person proposed and what they signed', () => {
  const one = { capacite_g: 10, proposee_par: 'x', validations: [], empechements: [] }
  const signed = { role: 'rsci', utilisateur_id: 'moi', le: '' }
  const all = [
    one,
    { ...one, validations: [{ ...signed, utilisateur_id: 'y' }] },
    { ...one, validations: [signed] },
    { ...one, proposee_par: 'moi' },
    { ...one, empechements: [{ motif: 'polygone_invalide' }] },
  ]
  const { signed: open, left, sum_g, seconds } = previewOf(all as never, 'moi')
  expect([open.length, left.length, sum_g, seconds]).toEqual([2, 3, 20, 1])
})

describe.skipIf(!ALL_WALKS)('capacities that wait', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
    // The first query of GraphQL waits for its schema.
    await bench.server.post('/graphql', { query: '{ __typename }' }, 'admin')
    // Changes the yields of four plots: the service proposes their capacities again.
    for (const number of [10, 20, 30, 170]) {
      const yields = {
        parcelle_id: demoId('parcelle', number),
        campagne_id: CAMPAGNE.demo,
        produit_id: PRODUIT.ananas,
        rendement_g_ha: 41_000_000 + number,
        raison: 'Compté sur la parcelle',
      }
      await bench.server.post('/v1/rendements', yields, 'rsci-adjoint')
    }
  }, SLOW.timeout)

  test('management signs many after a preview, internal control signs them too, and one is refused', async () => {
    await bench.walk({ as: 'direction' }, async (walk) => {
      const { page } = walk
      await walk.to('/capacites/a-decider')
      const groups = page.getByRole('main').getByRole('region')
      await groups.first().waitFor()
      await page.getByText(fr.detail).first().click()
      await page.getByRole('table', { name: /^Relevés et rendements de / }).waitFor()
      await walk.settle()
      await walk.expectGood()
      await walk.picture('ceilings')
      // The columns of a list are chosen.
      const used = page.getByRole('columnheader', { name: fr.consomme })
      await page.getByRole('button', { name: 'Colonnes', exact: true }).click()
      await page.getByRole('checkbox', { name: fr.consomme, exact: true }).check()
      await used.first().waitFor()
      await page.getByRole('checkbox', { name: fr.consomme, exact: true }).uncheck()
      await used.first().waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      for (const group of await page.getByRole('checkbox', { name: /^Choisir toutes celles de / }).all())
        await group.check()
      await page.getByRole('button', { name: fr.apercu }).click()
      await page.getByText(/ en tout ; /).waitFor()
      await page.getByRole('button', { name: /^Valider \d+ capacité/ }).click()
      await page.getByText(/(est|sont) décidées?\./).waitFor()
      await page
        .getByText(/^Direction :/)
        .first()
        .waitFor()
    })
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/capacites/a-decider')
      const signed = page.getByRole('row').filter({ hasText: 'Management:' }).getByRole('checkbox')
      await signed.first().check()
      // Spec: identites-et-droits#noms.
      expect(await page.getByText(UNSEEN.en).count()).toBe(0)
      await page.getByRole('button', { name: en.apercu }).click()
      await page.getByText(/becomes a ceiling/).waitFor()
      await walk.expectGood()
      await walk.picture('ceilings-390')
      await page.getByRole('button', { name: 'Validate 1 capacity' }).click()
      await page.getByText('1 capacity is decided.').waitFor()
      await page
        .getByRole('checkbox', { name: /^Select: / })
        .first()
        .check()
      await page.getByRole('textbox', { name: en.raison }).fill('The plot is fallow')
      const refuse = page.getByRole('button', { name: 'Refuse 1 capacity' })
      expect(await refuse.isDisabled()).toBe(true) // until the preview is seen
      await page.getByRole('button', { name: en.apercu }).click()
      await refuse.click()
      await page.getByText('1 capacity is decided.').waitFor()
    })
  })

  test('the checklist before closing, and its command', async () => {
    await bench.walk({ as: 'direction', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/campagne')
      const list = page.getByRole('region', { name: campaign.cloturer })
      await list.getByText(/^npm run admin -- campagne cloturer \S+ \S+$/).waitFor()
      await list.getByText(/open controls?$/i).waitFor()
      await list.scrollIntoViewIfNeeded()
      await walk.expectGood()
      await walk.picture('ceilings-cloture-390')
    })
  })

  test.each(['fr', 'en'] as const)(
    'the checklist before opening, its numbers and its command (%s)',
    async (langue) => {
      const say = { fr: campaignFr, en: campaign }[langue]
      const look = { as: 'admin', langue, width: langue === 'fr' ? 390 : 1440 } as const
      await bench.walk({ ...look, scheme: langue === 'fr' ? 'dark' : 'light' }, async (walk) => {
        const { page } = walk
        await walk.to('/campagne')
        await page.getByLabel(say.choisir).selectOption(CAMPAGNE.demoNext)
        const list = page.getByRole('region', { name: say.ouvrir })
        const command = await list.getByText(/^npm run admin -- campagne ouvrir \S+ \S+$/).innerText()
        await list
          .getByText(langue === 'fr' ? /^✓ Aucune capacité n’attend$/ : /^✓ No capacity waits$/)
          .waitFor()
        const numbers =
          langue === 'fr' ? /que l’ouverture fige, écrirait : \S/ : /which opening freezes, would write: \S/
        await list.getByText(numbers).waitFor()
        await list.getByText(/@\d/).waitFor()
        expect(await list.getByRole('listitem').count()).toBe(1)
        await page.evaluate(
          'navigator.clipboard.writeText = async (text) => { document.body.dataset.copied = text }',
        )
        await list.getByRole('button', { name: say.copier }).click()
        await list.getByRole('button', { name: say.copiee }).waitFor()
        expect(await page.evaluate('document.body.dataset.copied')).toBe(command)
        await list.scrollIntoViewIfNeeded()
        await walk.expectGood()
        await walk.picture(`ceilings-ouverture-${langue}`)
      })
    },
  )
})
