// The control queue over HTTP: a collection of an unknown producer, the producer's arrival, the correction, and the accounts that
// may decide.

import type { Enveloppe } from '@sillon/telephone/types'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { GROUPEMENT, UTILISATEUR } from '../../demo/ids.ts'
import { type Api, openApi } from './support/api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, rawResults, sendBatch } from './support/phones.ts'
import { provoke } from './support/provokedMotifs.ts'

const api = await openApi()
let device: Device
let sequence = 0
beforeAll(async () => {
  device = await enrolDevice(api)
})

type Control = { id: string; motif: string; details: Draft; entite_id: string; decisions: unknown[] }

async function send(payload: Draft): Promise<{ envelope: Enveloppe; raw: string; controls: Control[] }> {
  sequence += 1
  const envelope = await envelopeOf(device, sequence, payload)
  const { text } = await sendBatch(api, device, [envelope])
  return { envelope, raw: rawResults(text)[0] ?? '', controls: await controlsOf(envelope) }
}

async function controlsOf({ payload }: Enveloppe): Promise<Control[]> {
  const { collecte_id } = payload as { collecte_id: string }
  return (await api.get(`/v1/controles?entite_id=${collecte_id}`, 'rsci')).body.controles
}

const lift = (id: string, decision = 'correction', as = 'rsci') =>
  api.post(`/v1/controles/${id}/lever`, { decision, raison: 'Fiche reçue du groupement' }, as)
const codeOf = async (answer: Promise<{ status: number; body: { erreur: string } }>) => {
  const { status, body } = await answer
  return `${status} ${body.erreur}`
}

describe('an unknown producer', () => {
  const land = unknownLand()
  let sent: Awaited<ReturnType<typeof send>>
  const collecte = async () =>
    (
      await api.sql(
        `select to_jsonb(c) as c, (
           select k.genre from matiere.mouvement m
             join matiere.toute_ecriture e on e.organisation_id = m.organisation_id and e.mouvement_id = m.id
             join matiere.compte k on k.organisation_id = e.organisation_id and k.id = e.compte_id
           where m.entite_id = c.id and e.quantite_g < 0 and k.genre <> 'garde' order by m.enregistre_le desc limit 1) as origin
         from collecte.collecte c where commande_id = $1`,
        [sent.envelope.id],
      )
    )[0] as { c: Draft; origin: string }

  test('an unknown reference is not lost: it is written with what was declared, its matter from `inconnu`', async () => {
    sent = await send(land)
    expect(JSON.parse(sent.raw)).toMatchObject({ issue: 'acceptee_controle', motifs: ['reference_inconnue'] })
    expect(JSON.parse(sent.raw).numero_officiel).not.toBeNull()
    const { c, origin } = await collecte()
    expect(c).toMatchObject({
      producteur_id: null,
      producteur_declare: land.producteur_id,
      parcelle_id: null,
    })
    expect(origin).toBe('inconnu')
  })

  test('each unknown reference stands in the queue with its field', () => {
    const byField = sent.controls.toSorted((a, b) =>
      String(a.details.champ).localeCompare(String(b.details.champ)),
    )
    expect(byField).toMatchObject(
      ['parcelle_id', 'producteur_id'].map((champ) => ({
        motif: 'reference_inconnue',
        bloquant: false,
        effet: 'entite_en_anomalie',
        statut: 'ouvert',
        entite: 'collecte',
        auteur_id: UTILISATEUR.agent1,
        details: { champ, id: land[champ as keyof typeof land] },
        commande: { id: sent.envelope.id, type: 'collecte.enregistrer' },
        // Confirmation becomes possible once the missing record has arrived.
        decisions: [
          { decision: 'annulation', ensembles: ['rsci', 'administrateur_client'] },
          { decision: 'correction', ensembles: ['rsci'] },
        ],
      })),
    )
  })

  test('correction is refused while the entity is unknown', async () => {
    const [first] = sent.controls
    expect(await codeOf(lift(first?.id ?? ''))).toBe('409 reference_toujours_inconnue')
  })

  test('once it arrived, the correction resolves it: keys, matter, capacity', async () => {
    await arrive(api, device.organisation_id, land)
    for (const { id } of sent.controls) {
      const { status, body } = await lift(id)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        statut: 'leve',
        decision: 'correction',
        leve_par: UTILISATEUR.rsci,
        decisions: [],
      })
      expect(body.raison).toBe('Fiche reçue du groupement')
    }
    const { c, origin } = await collecte()
    expect(c).toMatchObject({ producteur_id: land.producteur_id, parcelle_id: land.parcelle_id })
    expect(origin).toBe('producteur')
    const open = (await controlsOf(sent.envelope)).filter(({ motif }) => motif === 'reference_inconnue')
    expect(open).toMatchObject(open.map(() => ({ statut: 'leve' })))
    expect((await controlsOf(sent.envelope)).map(({ motif }) => motif)).toContain('capacite_depassee')
  })

  test('what was lifted stays as it is', async () => {
    expect(await codeOf(lift(sent.controls[0]?.id ?? ''))).toBe('409 controle_deja_leve')
  })

  test('the result that the phone received first is never changed', async () => {
    expect(rawResults((await sendBatch(api, device, [sent.envelope])).text)).toEqual([sent.raw])
  })
})

test('an unknown product leaves the number open; the correction assigns it', async () => {
  const produit_id = uuidv7()
  const { envelope, raw, controls } = await send({ produit_id })
  expect(JSON.parse(raw)).toMatchObject({ numero_officiel: null })
  await api.sql(
    `insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code, est_matiere_premiere, actif_pendant)
     values ($1, $2, 'PAPAYE', 'Papaye', 'Papaya', 'kg', true, '{(,)}')`,
    [device.organisation_id, produit_id],
  )
  const unknown = controls.find(({ details }) => details?.champ === 'produit_id')
  expect((await lift(unknown?.id ?? '')).status).toBe(200)
  const [row] = await api.sql('select numero_officiel from collecte.collecte where commande_id = $1', [
    envelope.id,
  ])
  expect(row?.numero_officiel).toMatch(/^MP-PAPAYE-\d\d-000001$/)
})

describe('who decides', () => {
  const pending = async () => (await send(unknownLand())).controls[0]?.id ?? ''

  test('without review.resolve an agent, a storekeeper, the sales staff may neither read nor lift', async () => {
    const id = await pending()
    for (const account of ['agent2', 'magasinier', 'commercial']) {
      expect(await codeOf(lift(id, 'correction', account))).toBe('403 droit_manquant')
      expect(await codeOf(api.get('/v1/controles', account))).toBe('403 droit_manquant')
    }
  })

  test('a decision belongs to the permission sets of its motif: the administrator does not correct, nor the direction', async () => {
    for (const account of ['admin', 'direction'])
      expect(await codeOf(lift(await pending(), 'correction', account))).toBe('403 droit_manquant')
  })

  test('conflit_interets: the direction decides, the administrator does not', async () => {
    const { office, sent } = await provoke(api, 'conflit_interets')
    const confirm = (as: string) => office.decide(sent, 'conflit_interets', 'confirmation', {}, as)
    expect(await codeOf(confirm('admin'))).toBe('403 droit_manquant')
    expect((await api.get('/v1/controles?motif=conflit_interets', 'direction')).status).toBe(200)
    expect((await confirm('direction')).status).toBe(200)
    expect(await office.open(sent)).not.toContain('conflit_interets')
  })

  test('a decision that the motif does not know is decision_invalide', async () => {
    const { status, body } = await lift(await pending(), 'regularisation')
    expect([status, body.erreur]).toEqual([400, 'decision_invalide'])
    expect(body.details).toEqual({
      motif: 'reference_inconnue',
      decisions: ['annulation', 'confirmation', 'correction'],
    })
  })

  test('nobody lifts the controls of their own command, whatever else they hold', async () => {
    const id = await pending()
    await api.sql(
      `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
       select e.organisation_id, $1, e.id, tstzrange(now() - interval '1 day', null)
       from utilisateur.ensemble e where e.code = 'rsci' and e.organisation_id = $2`,
      [UTILISATEUR.agent1, device.organisation_id],
    )
    expect((await api.get('/v1/controles', 'agent1')).status).toBe(200)
    expect(await codeOf(lift(id, 'correction', 'agent1'))).toBe('403 separation_des_taches')
  })

  test('a decision has its written reason', async () => {
    const id = await pending()
    for (const raison of ['', '   ', undefined, 'x'.repeat(1001)]) {
      const refused = api.post(`/v1/controles/${id}/lever`, { decision: 'correction', raison }, 'rsci')
      expect(await codeOf(refused)).toBe('400 parametre_invalide')
    }
  })
})

test('the queue begins with the oldest, by status and by pages, nothing twice', async () => {
  const seen: { id: string; ouvert_le: string; statut: string }[] = []
  let curseur = ''
  do {
    const { body } = await api.get(`/v1/controles?statut=ouvert&limite=3${curseur}`, 'rsci')
    expect(body.controles.length).toBeLessThanOrEqual(3)
    seen.push(...body.controles)
    curseur = body.suivant === null ? '' : `&curseur=${body.suivant}`
  } while (curseur !== '')
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.map(({ ouvert_le }) => ouvert_le)).toEqual(seen.map(({ ouvert_le }) => ouvert_le).toSorted())
  expect(new Set(seen.map(({ statut }) => statut))).toEqual(new Set(['ouvert']))
  const whole = (await api.get('/v1/controles?statut=ouvert&limite=200', 'rsci')).body.controles
  expect(seen.map(({ id }) => id)).toEqual(whole.map(({ id }: { id: string }) => id))
})

/** The ids of a producer and a plot of this producer. */
type Land = { readonly producteur_id: string; readonly parcelle_id: string }

/** Returns ids that the service does not know yet. */
function unknownLand(): Land {
  return { producteur_id: uuidv7(), parcelle_id: uuidv7() }
}

/** Sends the producer and the plot, as the queue of another phone would. */
async function arrive(
  api: Api,
  organisation_id: string,
  { producteur_id, parcelle_id }: Land,
): Promise<void> {
  await api.sql(
    `insert into producteur.producteur (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, telephone, cree_le)
     values ($1, $2, $3, $3, 'Arrivée', 'Tardive', '+22901999999', now())`,
    [organisation_id, producteur_id, GROUPEMENT.allada],
  )
  await api.sql(
    `insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom, surface_declaree_m2, cree_le)
     values ($1, $2, $3, $3, 'Champ', 1000, now())`,
    [organisation_id, parcelle_id, producteur_id],
  )
}
