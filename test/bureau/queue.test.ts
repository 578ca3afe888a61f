// The control queue: a decision on many says the sum first, with the button in sight; an item takes comments; the queue is searched by
// producer, number and reference.
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/controles/en.ts'
import { fr } from '../../apps/bureau/src/screens/controles/fr.ts'
import { ORGANISATION } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

// Fifteen late collections, as if phones had sent them.
const LATE = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select c.organisation_id, c.commande_id, 'hors_ligne_depasse', 'collecte', c.id, c.utilisateur_id,
         '{}', '2027-01-01'::timestamptz + c.rang * interval '1 second'
  from (select c.*, row_number() over (order by c.id) as rang
        from collecte.collecte c where c.organisation_id = $1) as c
  where c.rang <= 15`

describe.skipIf(!ALL_WALKS)('decisions on many, comments and the search of the queue', SLOW, () => {
  let bench: Workbench
  let reference = ''
  beforeAll(async () => {
    bench = await openWorkbench()
    reference = await withClient(bench.server.database.adminUrl, async (client) => {
      await client.query(LATE, [ORGANISATION.demo])
      const { rows } = await client.query<{ nom: string }>(
        `select p.nom from controle.controle k join collecte.collecte c on c.id = k.entite_id
           join producteur.producteur p on p.id = c.producteur_id
         where k.motif = 'hors_ligne_depasse' order by k.ouvert_le limit 1`,
      )
      return rows[0]?.nom ?? ''
    })
  }, SLOW.timeout)

  test('fifteen collections at once: their sum, folded rows, the button in sight', async () => {
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=hors_ligne_depasse')
      await page.getByRole('table', { name: fr.liste }).locator('[data-index="0"] a').click()
      await page.getByRole('button', { name: fr.cocher_pareils.replace('{n}', '15') }).click()
      const article = page.getByRole('article')
      await article.getByRole('radio', { name: 'Confirmer' }).check()
      await article.getByRole('textbox', { name: fr.raison }).fill('Vu avec le groupement')
      await article.getByRole('button', { name: fr.apercu }).click()
      await article.getByText('15 contrôles seront levés.').waitFor()
      const sums = article.getByRole('region', { name: fr.apercu_titre }).getByRole('listitem')
      expect(await sums.filter({ hasText: /^\d+ collectes : .*net inchangé$/ }).count()).toBe(1)
      expect(await article.getByRole('table', { name: fr.apercu_titre }).isVisible()).toBe(false)
      await sums.first().scrollIntoViewIfNeeded()
      await expect.poll(() => isInSight(article.getByRole('button', { name: fr.prendre }))).toBe(true)
      await walk.expectGood()
      await walk.picture('queue-somme')
    })
  })

  test('a comment stays with its author; the queue is searched by the name of a producer', async () => {
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=hors_ligne_depasse')
      await page.getByText('15 controls').waitFor()
      await page.getByRole('searchbox', { name: en.chercher, exact: true }).fill(reference)
      await expect.poll(() => new URL(page.url()).searchParams.get('recherche')).toBe(reference)
      await walk.settle()
      const list = page.getByRole('table', { name: en.liste })
      const found = await list.getByRole('row').count()
      expect(found).toBeGreaterThan(1)
      expect(found).toBeLessThan(14)
      await list.locator('[data-index="0"] a').click()
      const section = page.getByRole('region', { name: en.commentaires })
      const text = section.getByRole('textbox', { name: en.commentaire })
      // Texts that come from damaged files contain what no text may hold.
      await text.fill('Weighed\u0000again')
      await section.getByRole('button', { name: en.commenter }).click()
      await section.getByRole('alert').filter({ hasText: 'parametre_invalide' }).waitFor()
      await text.fill('Weighed again at the store')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await section.getByText(en.commente).waitFor()
      await section.getByText('Weighed again at the store').waitFor()
      await walk.expectGood()
      await walk.picture('queue-commentaire-390')
    })
  })

  test('«next» goes on into the page that is not loaded, in the list of a phone', async () => {
    await withClient(bench.server.database.adminUrl, async (client) => {
      for (const motif of ['apres_revocation', 'ecart_calcul', 'droit_manquant', 'parametre_introuvable'])
        await client.query(`${LATE.replaceAll('hors_ligne_depasse', motif)} on conflict do nothing`, [
          ORGANISATION.demo,
        ])
    })
    const path = '/v1/controles?statut=ouvert&limite=60'
    const { controles } = (await bench.server.get(path, 'rsci')).body
    const ids: string[] = controles.map(({ id }: { id: string }) => id)
    expect(ids.length).toBeGreaterThan(52)
    for (const scheme of ['light', 'dark'] as const)
      await bench.walk({ as: 'rsci', scheme, width: 390 }, async (walk) => {
        const { page } = walk
        await walk.to('/controles')
        await walk.picture(`queue-liste-390-${scheme}`)
        await walk.expectGood()
        await walk.to(`/controles?id=${ids[48]}`)
        await walk.picture(`queue-fiche-390-${scheme}`)
        const next = page.getByRole('button', { name: fr.suivant, exact: true })
        for (const expected of ids.slice(49, 52)) {
          await next.click()
          await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(expected)
        }
        await walk.settle()
        await walk.expectGood()
      })
  })
})

async function isInSight(of: Locator): Promise<boolean> {
  const box = await of.boundingBox()
  return box !== null && box.y >= 0 && box.y + box.height <= 900
}
