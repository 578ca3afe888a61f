// Spec: types-de-commandes#inspection-enregistrer, types-de-commandes#non-conformite-constater: each names the member and the
// plot, also for an inspector, who may not read their records.
import { beforeAll, describe, expect, test } from 'vitest'
import { UNSEEN } from '../../apps/bureau/src/parts/fiche/names.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

type Form = { readonly code: string; readonly libelle_fr: string }

describe.skipIf(!ALL_WALKS)('an inspector', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test.each([
    ['inspections', 'fr'],
    ['non_conformites', 'en'],
  ] as const)('reads whom %s are about (%s)', async (list, langue) => {
    const path = `/${list.replace('_', '-')}`
    const { body } = await bench.server.get(`/v1${path}?limite=1`, 'inspecteur')
    const [first] = body[list]
    expect(first.producteur_nom).toMatch(/\S+ \S+/)
    await bench.walk({ as: 'inspecteur', langue, width: langue === 'fr' ? 1440 : 390 }, async (walk) => {
      await walk.to(path)
      const { page } = walk
      await page.getByRole('cell', { name: first.producteur_nom }).first().waitFor()
      await page.locator('main tbody a').first().click()
      await page.getByText(first.producteur_nom).first().waitFor()
      if (first.parcelle_id !== null) await page.getByText(first.parcelle_nom).first().waitFor()
      if (list === 'inspections') {
        // The form, its questions and its answers are told in words.
        const [{ formulaires_inspection: forms }] = (await bench.server.get('/v1/ma-filiere', 'inspecteur'))
          .body.filieres
        const form = forms.find((one: Form) => one.code === first.formulaire_code)
        await page.getByRole('heading', { level: 1 }).filter({ hasText: form.libelle_fr }).waitFor()
        const main = await page.getByRole('main').innerText()
        for (const code of [first.formulaire_code, ...Object.keys(first.reponses)])
          expect([code, main.includes(code) && code.includes('_')]).toEqual([code, false])
      }
      if (list === 'non_conformites') {
        // The finding is told in words, and nothing of its entry but who and when.
        expect(await page.getByText(first.constat_code, { exact: true }).count()).toBe(0)
        expect(await page.getByText('inspection.enregistrer').count()).toBe(0)
      }
      await walk.expectGood()
      await walk.picture(`inspector-${list}-${langue}`)
      // Only accounts have no name here.
      const unseen = page.getByRole('row').filter({ hasText: UNSEEN[langue] })
      expect(await unseen.filter({ hasText: /Producteur|Parcelle|Producer|Plot/ }).count()).toBe(0)
    })
  })
})
