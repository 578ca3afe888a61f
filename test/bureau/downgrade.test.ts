// Spec: etapes#declassement: a step whose quality falls is refused with the fall; the form shows it in words, and sends it back once
// the keeper confirms it.
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { fr as forms } from '../../apps/bureau/src/parts/form/fr.ts'
import { createStep, output } from '../api/support/steps.ts'
import { openStage, type Stage } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'

describe.skipIf(!ALL_WALKS)('a step that downgrades', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('the fall is confirmed as it is', async () => {
    const { api, bench } = stage
    const id = await createStep(api, { sorties: [output(900_000, { etats: { AB: 'C1' } })] })
    await bench.walk({ as: 'magasinier', width: 1024 }, async (walk) => {
      const { page } = walk
      await walk.go(`/etapes?id=${id}`)
      await page.getByRole('button', { name: acts.etapes_valider, exact: true }).click()
      await walk.settle()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: acts.etapes_valider, exact: true }).click()
      await dialog.getByRole('alert').filter({ hasText: 'declassement_a_confirmer' }).waitFor()
      expect(await dialog.getByText(forms.confirmation).count()).toBe(1)
      // States and referential are told by their names.
      await dialog.getByText(/Avant : [^,]*\(AB\), Après : [^,]*\(C1\)/).waitFor()
      await walk.expectGood()
      await walk.picture('déclassement 1024')
      const sure = forms.confirmer_quand_meme.replace('{acte}', acts.etapes_valider)
      await dialog.getByRole('button', { name: sure, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    })
    expect((await api.get(`/v1/etapes/${id}`, 'magasinier')).body.statut).toBe('validée')
  })
})
