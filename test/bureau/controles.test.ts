// The control queue of the workbench, issue «The desk»: «filters, an item with the phone's and the server's value side by side, the plot
// on the map where geometry is the matter, who may decide what, what a decision will do before it is taken, one decision for many
// items»; «a queue of 10,000 items scrolls smoothly (virtual rows)».
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/controles/en.ts'
import { fr } from '../../apps/bureau/src/screens/controles/fr.ts'
import { ORGANISATION, PARCELLE } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

// Inserts this number of late collections, and an overlap of two plots, as if phones had sent them.
const MANY = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select c.organisation_id, c.commande_id, 'hors_ligne_depasse', 'collecte', c.id, c.utilisateur_id,
         jsonb_build_object('rang', n), '2027-01-01'::timestamptz + n * interval '1 second'
  from (select c.*, row_number() over (order by c.id) as rang, count(*) over () as nombre
        from collecte.collecte c where c.organisation_id = $1) as c
    join generate_series(1, 10000) as n on n % c.nombre + 1 = c.rang`
const OVERLAP = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le)
  select p.organisation_id, c.id, 'chevauchement_parcelle', 'parcelle', p.id, c.utilisateur_id,
         jsonb_build_object('autre_id', a.id, 'surface_m2', 12000, 'parcelles', jsonb_build_array(
           jsonb_build_object('parcelle_id', a.id, 'commune_m2', 900))), '2026-01-01'
  from parcelle.parcelle p
    join lateral (select * from commande.commande c where c.organisation_id = p.organisation_id order by c.recue_le limit 1) as c on true
    join lateral (select a.id from parcelle.parcelle a where a.organisation_id = p.organisation_id and a.id <> p.id limit 1) as a on true
  where p.id = $1`
// Inserts a collection of an unknown type, as a phone of another maker would send it; no record was written for it.
const UNREAD = `with envoyee as (
    insert into commande.commande
    select (jsonb_populate_record(c, jsonb_build_object(
      'id', $2::uuid, 'type', 'collecte.peser', 'sequence', 900000, 'reference_provisoire', 'BR-A1-20270102-0900',
      'enveloppe', jsonb_set(jsonb_set(c.enveloppe::jsonb, '{type}', '"collecte.peser"'),
                             '{payload,collecte_id}', to_jsonb($2::text))))).*
    from commande.commande c where c.organisation_id = $1 and c.type = 'collecte.enregistrer'
    order by c.recue_le limit 1
    returning id, organisation_id, utilisateur_id)
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, details, ouvert_le)
  select organisation_id, id, 'donnees_illisibles', utilisateur_id, '{"type_inconnu": "collecte.peser"}', '2027-01-02'
  from envoyee`

// Inserts a delivery whose payload is no object, and a collection whose remark holds U+0000, which no jsonb can represent.
const UNTOLD = `with envoyee as (
    insert into commande.commande
    select (jsonb_populate_record(x.c, jsonb_build_object(
      'id', s.id, 'type', s.type, 'sequence', s.sequence, 'reference_provisoire', s.reference,
      'enveloppe', jsonb_set((x.c).enveloppe::jsonb || jsonb_build_object('type', s.type),
        case when s.type like 'livraison%' then '{payload}'::text[] else '{payload,collecte_id}' end,
        case when s.type like 'livraison%' then '[]' else to_jsonb(s.id::text) end)))).*
    from (select c from commande.commande c where c.organisation_id = $1 and c.type = 'collecte.enregistrer'
          order by c.recue_le limit 1) as x
      cross join (values ($2::uuid, 'livraison.etablir_bon', 900001, 'BL-A1-20270102-0901'),
                         ($3, 'collecte.enregistrer', 900002, 'BR-A1-20270102-0902')) as s (id, type, sequence, reference)
    returning id, organisation_id, utilisateur_id)
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, details, ouvert_le)
  select organisation_id, id, 'donnees_illisibles', utilisateur_id, '{"raison": "text with U+0000"}', '2027-01-03'
  from envoyee`
const WITH_NUL = `update commande.commande c
  set enveloppe = regexp_replace(c.enveloppe::text, '"payload": *{', '"payload": {"observation": "Sac\\u0000 ouvert",')::json
  where c.id =`

describe.skipIf(!ALL_WALKS)('the control queue', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
    await withClient(bench.server.database.adminUrl, async (client) => {
      await client.query(MANY, [ORGANISATION.demo])
      await client.query(OVERLAP, [PARCELLE.ordinary])
      await client.query(UNREAD, [ORGANISATION.demo, uuidv7()])
      const remark = uuidv7()
      await client.query(UNTOLD, [ORGANISATION.demo, uuidv7(), remark])
      await client.query(`set session_replication_role = replica; ${WITH_NUL} '${remark}'`)
    })
  }, SLOW.timeout)

  test('what is crossed, who may decide, why not, what a decision will do; then it is taken', async () => {
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?effet=matiere_ecartee')
      // The list is requested later than the campaigns of the filters, and a lifted control disappears from it.
      await page.getByLabel(fr.motif).selectOption('capacite_depassee')
      await page.getByRole('link', { name: 'Capacité dépassée' }).click()
      const article = page.getByRole('article')
      await article.getByRole('row', { name: /Dépassement\s+60\s/ }).waitFor()
      await article.getByRole('button', { name: /Pourquoi \? \(Régulariser\)/ }).click()
      await article.getByText('capacite_insuffisante').waitFor()
      await article.getByRole('radio', { name: 'Déclasser' }).check()
      const take = article.getByRole('button', { name: fr.prendre })
      await article.getByRole('textbox', { name: fr.raison }).fill('Vu avec le groupement')
      expect(await take.isDisabled()).toBe(true)
      await article.getByRole('button', { name: fr.apercu }).click()
      await article.getByRole('row', { name: /Écarté du bio.*oui\s+non/s }).waitFor()
      await walk.expectGood()
      await walk.picture('controles-essai')
      await take.click()
      await page.getByText('Le contrôle est levé.').waitFor()
      expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('status')
      await page.getByText(fr.rien).waitFor()
      await walk.to('/controles?motif=capacite_depassee&statut=leve')
      await page.getByRole('link', { name: 'Capacité dépassée' }).click()
      await page.getByText('Vu avec le groupement').waitFor()
    })
  })

  test('the two plots of an overlap, on the map and in words', async () => {
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?effet=capacite_bloquee&mien=true')
      await page.getByRole('link', { name: 'Overlapping plots' }).click()
      await page.getByRole('region', { name: /^Map of the surveys/ }).waitFor()
      await walk.settle()
      expect(await page.getByRole('article').getByText(en.releve_actuel).count()).toBeGreaterThan(1)
      await walk.expectGood()
      await walk.picture('controles-carte')
    })
  })

  test('10,000 items: only those in sight stand in the page, arrows go on, one decision takes those ticked', async () => {
    await bench.walk({ as: 'rsci', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=hors_ligne_depasse')
      await page.getByText(/10,000 controls/).waitFor()
      const list = page.getByRole('table', { name: en.liste })
      await list.getByRole('row').last().hover()
      for (const rank of [40, 90, 140, 190, 240, 290]) {
        await page.evaluate(`document.querySelector('[role=group]:has(> table)').scrollTo(0, ${rank * 92})`)
        await list.locator(`[data-index="${rank}"]`).waitFor()
        await walk.settle()
      }
      expect(await list.getByRole('row').count()).toBeLessThan(45)
      const at = () => page.evaluate('document.activeElement.closest("[data-index]").dataset.index')
      await list.locator('[data-index="290"] a').focus()
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
      await expect.poll(at).toBe('293')
      await list.locator('[data-index="292"]').getByRole('checkbox').check()
      await list.locator('[data-index="294"]').getByRole('checkbox').check()
      await page.keyboard.press('Tab')
      await list.locator('[data-index="293"] a').click()
      const article = page.getByRole('article')
      await article.getByText('With 2 other ticked controls of the same motif').waitFor()
      await article.getByRole('radio', { name: 'Confirm' }).check()
      await article.getByRole('textbox', { name: en.raison }).fill('Seen')
      await article.getByRole('button', { name: en.apercu }).click()
      await article.getByRole('heading', { name: en.apercu_titre }).waitFor()
      await walk.expectGood()
      await article.getByRole('button', { name: en.prendre }).click()
      await page.getByText('3 controls are lifted.').waitFor()
      await page.getByRole('button', { name: en.retour }).click()
      await page.getByText(/9,997 controls/).waitFor()
    })
  })

  test('an entry that nobody could read is shown and resumed in the screen, with kilograms and references by search', async () => {
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=donnees_illisibles')
      await page.getByRole('link', { name: 'Données illisibles' }).first().click()
      const article = page.getByRole('article')
      const entry = article.getByRole('table', { name: fr.entree })
      await entry
        .getByRole('row', { name: /^Pesée.*Brut [\d\s,]+kg/ })
        .first()
        .waitFor()
      expect(await entry.getByText(/[0-9a-f]{8}-[0-9a-f]{4}/).count()).toBe(0)
      await article.getByRole('radio', { name: 'Reprendre à la main' }).check()
      await article.getByLabel(fr.reprise_type).selectOption('collecte.enregistrer')
      await article
        .getByRole('textbox', { name: /Brut \(kg\)/ })
        .first()
        .fill('61,25')
      await article.getByRole('textbox', { name: 'Observation' }).fill('Repris du cahier')
      const plot = article.getByRole('combobox', { name: 'Parcelle' })
      expect(await plot.inputValue()).not.toMatch(/^([0-9a-f]{8}-|$)/)
      await article.getByRole('button', { name: fr.apercu }).click()
      await article.getByRole('heading', { name: fr.apercu_titre }).waitFor()
      await walk.expectGood()
      await walk.picture('controles-reprise')
      await article.getByRole('textbox', { name: fr.raison }).fill('Cahier de l’agent')
      await article.getByRole('button', { name: fr.prendre }).click()
      await page.getByText('Le contrôle est levé.').waitFor()
      const { rows } = await withClient(bench.server.database.adminUrl, (client) =>
        client.query(
          "select payload -> 'pesees' -> 0 ->> 'brut_g' as brut from commande.reprise where type = 'collecte.enregistrer'",
        ),
      )
      expect(rows).toContainEqual({ brut: '61250' })
    })
  })

  test('characters that no database holds are replaced, and the rest of the entry is resumed as it was sent', async () => {
    await bench.walk({ as: 'rsci', langue: 'en' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=donnees_illisibles&recherche=BR-A1-20270102-0902')
      await page.getByRole('link', { name: 'Unreadable data' }).click()
      const article = page.getByRole('article')
      await article.getByText('Sac\uFFFD ouvert').waitFor()
      await article.getByText('are replaced by \uFFFD').waitFor()
      await article.getByRole('radio', { name: 'Resume by hand' }).check()
      expect(await article.getByRole('textbox', { name: 'Remark' }).inputValue()).toBe('Sac\uFFFD ouvert')
      expect(
        await article
          .getByRole('textbox', { name: /Gross \(kg\)/ })
          .first()
          .inputValue(),
      ).not.toBe('')
      await article.getByRole('textbox', { name: 'Remark' }).fill('Sac ouvert')
      await article.getByRole('button', { name: en.apercu }).click()
      await article.getByRole('heading', { name: en.apercu_titre }).waitFor()
      await walk.expectGood()
    })
  })

  test('an entry without a readable field is typed whole; what is typed of a decision stays on another screen', async () => {
    await bench.walk({ as: 'rsci', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=donnees_illisibles&recherche=BL-A1-20270102-0901')
      await page.getByRole('link', { name: 'Données illisibles' }).click()
      const article = page.getByRole('article')
      await article.getByText(fr.entree_sans_contenu).waitFor()
      await article.getByRole('radio', { name: 'Reprendre à la main' }).check()
      await article.getByText(fr.reprise_vide).waitFor()
      const choose = async (name: string, option: RegExp) => {
        await article.getByRole('combobox', { name }).click()
        await page.getByRole('option', { name: option }).first().click()
      }
      await choose('Campagne', /2026/)
      await choose('Destination', /./)
      await choose('Collectes', /kg/)
      await page.keyboard.press('Escape')
      await article.getByRole('textbox', { name: 'Immatriculation' }).fill('BJ 1234 RB')
      await article.getByRole('textbox', { name: 'Chauffeur' }).fill('K. Sossa')
      await walk.settle()
      await walk.expectGood()
      await walk.picture('controles-reprise-vide-390')
      const item = new URL(page.url())
      await walk.to('/lots')
      await walk.to(`/controles${item.search}`)
      await article.getByRole('textbox', { name: 'Chauffeur' }).waitFor()
      await page.reload()
      await walk.settle()
      expect(await article.getByRole('textbox', { name: 'Chauffeur' }).inputValue()).toBe('K. Sossa')
      await article.getByRole('textbox', { name: fr.raison }).fill('Carnet de bons')
      await article.getByRole('button', { name: fr.apercu }).click()
      await article.getByRole('heading', { name: fr.apercu_titre }).waitFor()
      await article.getByRole('button', { name: fr.prendre }).click()
      await page.getByText('Le contrôle est levé.').waitFor()
      const { rows } = await withClient(bench.server.database.adminUrl, (client) =>
        client.query(
          "select payload -> 'vehicule' ->> 'chauffeur' as chauffeur from commande.reprise where type = 'livraison.etablir_bon'",
        ),
      )
      expect(rows).toEqual([{ chauffeur: 'K. Sossa' }])
    })
  })

  test('what is typed about an item stays in the tab: on another screen, and after a reload', async () => {
    await bench.walk({ as: 'rsci' }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=hors_ligne_depasse')
      await page.getByRole('table', { name: fr.liste }).locator('[data-index="3"] a').click()
      const article = page.getByRole('article')
      const [reason, comment] = [fr.raison, fr.commentaire].map((name) =>
        article.getByRole('textbox', { name }),
      )
      await reason?.fill('Vu avec l’agent')
      await comment?.fill('À rappeler lundi')
      const item = new URL(page.url())
      await walk.to('/lots')
      await walk.to(`/controles${item.search}`)
      expect(await reason?.inputValue()).toBe('Vu avec l’agent')
      await page.reload()
      await walk.settle()
      expect(await comment?.inputValue()).toBe('À rappeler lundi')
      await article.getByRole('button', { name: fr.commenter }).click()
      await article.getByText(fr.commente).waitFor()
      expect([await comment?.inputValue(), await reason?.inputValue()]).toEqual(['', 'Vu avec l’agent'])
    })
  })

  test('the next item opens after a decision; previous and next lead through the queue, newest first', async () => {
    await bench.walk({ as: 'rsci', langue: 'en', scheme: 'dark', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.to('/controles?motif=hors_ligne_depasse')
      await page.getByLabel(en.tri).selectOption('-ouvert_le')
      await page.getByRole('table', { name: en.liste }).locator('[data-index="0"] a').click()
      const article = page.getByRole('article')
      const opened = () => new URL(page.url()).searchParams.get('id')
      await article.getByRole('table', { name: en.entree }).waitFor()
      await walk.expectGood()
      await walk.picture('controles-saisie-390')
      const first = opened()
      await page.getByRole('button', { name: en.suivant }).click()
      await expect.poll(opened).not.toBe(first)
      await page.getByRole('button', { name: en.precedent }).click()
      await expect.poll(opened).toBe(first)
      const preview = async () => {
        await article.getByRole('radio', { name: 'Confirm' }).check()
        await article.getByRole('textbox', { name: en.raison }).fill('Seen')
        await article.getByRole('button', { name: en.apercu }).click()
        await article.getByRole('heading', { name: en.apercu_titre }).waitFor()
      }
      await preview()
      await article.getByRole('button', { name: en.prendre }).click()
      await page.getByText('The control is lifted.').waitFor()
      await article.getByRole('radio', { name: 'Confirm' }).waitFor()
      const second = opened()
      expect(second).not.toBe(first)
      // Another officer takes the same decision while this one looks at what it does.
      await preview()
      const body = { decision: 'confirmation', raison: 'Vu ailleurs' }
      const other = await bench.server.post(`/v1/controles/${second}/lever`, body, 'rsci-adjoint')
      expect(other.status).toBe(200)
      await article.getByRole('button', { name: en.prendre }).click()
      await article.getByRole('alert').filter({ hasText: 'controle_deja_leve' }).waitFor()
    })
  })
})
