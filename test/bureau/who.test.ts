// Issue «The office works without a command line», §0.5: «Histories say who»; a person changes their own password at the desk.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/moi/en.ts'
import { fr } from '../../apps/bureau/src/screens/moi/fr.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const NEXT = 'quatre ananas par jour'

describe.skipIf(!ALL_WALKS)('who did it', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('the history of a setting names who wrote each version', async () => {
    const written = await bench.server.request('PUT', '/v1/reglages/sync.volume_cible_mo', {
      body: { valeur: 31 },
      as: 'admin',
    })
    expect(written.status).toBe(200)
    await bench.walk({ as: 'admin' }, async (walk) => {
      await walk.to('/reglages?id=sync.volume_cible_mo')
      const history = walk.page.getByRole('table', { name: 'Historique' })
      await history.getByRole('row', { name: /31/ }).getByText('Rachelle Adjovi').waitFor()
      await walk.expectGood()
    })
  })

  test('the history of a lot names who moved it on', async () => {
    const { body } = await bench.server.get('/v1/lots?limite=1&statut=valid%C3%A9', 'admin')
    const [lot] = body.lots
    const { body: sheet } = await bench.server.get(`/v1/lots/${lot.id}`, 'admin')
    const [first] = sheet.historique
    const { body: people } = await bench.server.get('/v1/utilisateurs?limite=200', 'admin')
    const by = people.utilisateurs.find(({ id }: { id: string }) => id === first.auteur_id)
    await bench.walk({ as: 'admin' }, async (walk) => {
      await walk.to(`/lots?id=${lot.id}`)
      const history = walk.page.getByRole('region', { name: 'Historique' })
      await history.getByRole('cell', { name: by.nom_affiche, exact: true }).first().waitFor()
      await walk.expectGood()
    })
  })

  test('a wrong password changes nothing; the new one signs in, the old one no more', async () => {
    await bench.walk({ as: 'direction', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/moi')
      const part = page.getByRole('region', { name: en.mot_de_passe, exact: true })
      const change = async (old: string, again: string) => {
        await part.getByLabel(en.actuel).fill(old)
        await part.getByLabel(en.nouveau, { exact: false }).first().fill(NEXT)
        await part.getByLabel(en.encore).fill(again)
        await part.getByRole('button', { name: en.changer_mot_de_passe }).click()
      }
      await change('demo', `${NEXT}!`)
      await part.getByText(en.differents).waitFor()
      await change('not mine', NEXT)
      await part.getByText(en.mot_de_passe_faux).waitFor()
      await walk.expectGood()
      await change('demo', NEXT)
      await part.getByText(en.mot_de_passe_change).waitFor()
      await walk.picture('password')
    })
    await bench.walk({ as: null }, async (walk) => {
      await walk.go('/moi')
      await walk.signIn('direction', NEXT)
      await walk.page.getByRole('region', { name: fr.mot_de_passe, exact: true }).waitFor()
    })
    await expect(bench.server.token('direction', 'demo')).rejects.toThrow()
  })
})
