// Spec: service#actes, file-de-controle#levee: the control of an own entry says why its reader may not lift it, and who can.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/controles/en.ts'
import { fr } from '../../apps/bureau/src/screens/controles/fr.ts'
import french from '../../apps/bureau/src/words/refusals.fr.json' with { type: 'json' }
import { term } from '../../apps/bureau/src/words/terms.ts'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import errors from '../../schemas/erreurs.json' with { type: 'json' }
import { withClient } from '../support/clone.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

const OWN = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select c.organisation_id, c.commande_id, 'hors_ligne_depasse', 'collecte', c.id, $2, '{}', '2027-01-01'
  from collecte.collecte c where c.organisation_id = $1 order by c.id limit 1
  returning id`

describe.skipIf(!ALL_WALKS)('a control of an own entry', SLOW, () => {
  let bench: Workbench
  let id = ''
  beforeAll(async () => {
    bench = await openWorkbench()
    id = await withClient(bench.server.database.adminUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>(OWN, [ORGANISATION.demo, UTILISATEUR.rsci])
      return rows[0]?.id ?? ''
    })
  }, SLOW.timeout)

  test.each([
    ['fr', 1440, 'light'],
    ['en', 390, 'dark'],
  ] as const)('says why, and who may (%s)', async (langue, width, scheme) => {
    const words = langue === 'fr' ? fr : en
    await bench.walk({ as: 'rsci', langue, width, scheme }, async (walk) => {
      const { page } = walk
      await walk.to(`/controles?id=${id}`)
      const article = page.getByRole('article')
      const asked = article.getByText(words.demander_a.split('{')[0] ?? '')
      await asked.waitFor()
      expect(await asked.innerText()).toContain(term('rsci', langue))
      await article
        .getByText(langue === 'fr' ? french.separation_des_taches : errors.separation_des_taches.description)
        .waitFor()
      expect(await article.getByRole('button', { name: words.prendre }).count()).toBe(0)
      await walk.expectGood()
      await walk.picture(`control own ${langue} ${width}`)
    })
    // Another person of the same set may lift it.
    await bench.walk({ as: 'rsci-adjoint', langue }, async (walk) => {
      await walk.to(`/controles?id=${id}`)
      await walk.page.getByRole('article').getByRole('button', { name: words.prendre }).waitFor()
    })
  })
})
