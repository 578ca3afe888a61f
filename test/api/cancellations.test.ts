// Spec: file-de-controle#annulation: `POST /v1/commandes/{id}/annuler` and the decision `annulation` of every motif are one act,
// refused while a record depends on the command.
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { CAMPAGNE, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { openOffice, RAISON } from './support/office.ts'
import { type Draft, net } from './support/phones.ts'
import { MOTIFS, provoke } from './support/provokedMotifs.ts'

const api = await openApi()
const cancel = (id: string, as = 'rsci', headers: Record<string, string> = {}) =>
  api.send('POST', `/v1/commandes/${id}/annuler`, { as, headers, body: { raison: RAISON } })
const collectionOf = async (id: unknown) =>
  (await api.get('/v1/collectes?limite=200', 'admin')).body.collectes.find((one: Draft) => one.id === id)

describe('every motif', () => {
  test.each(Object.keys(MOTIFS))('%s: its command can be cancelled', async (motif) => {
    const { office, sent } = await provoke(api, motif)
    const control = (await office.controls(sent)).find((one) => one.motif === motif)
    expect(control?.decisions).toContainEqual({
      decision: 'annulation',
      ensembles: ['rsci', 'administrateur_client'],
    })
    const { status, body } = await office.lift(control, 'annulation')
    expect([status, body.erreur]).toEqual([200, undefined])
    expect(body).toMatchObject({ statut: 'leve', decision: 'annulation', leve_par: UTILISATEUR.rsci })
    expect(await office.open(sent)).toEqual([])
    expect((await cancel(sent.envelope.id)).body.erreur).toBe('commande_deja_annulee')
    expect(await office.resend(sent)).toBe(sent.raw)
  })
})

describe('the route', () => {
  test('lifts every control of the command, each traced, and answers them', async () => {
    const office = await openOffice(api)
    const sent = await office.send({ producteur_id: uuidv7(), contrat_id: uuidv7() })
    const controls = await office.controls(sent)
    expect(controls.length).toBeGreaterThan(1)
    const { status, body } = await cancel(sent.envelope.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ commande_id: sent.envelope.id, raison: RAISON, auteur_id: UTILISATEUR.rsci })
    expect(body.controles.toSorted()).toEqual(controls.map(({ id }) => id).toSorted())
    const entries = await api.sql(
      `select e.action from journal.evenement e where e.commande_id = $1 and e.action in ('controle.lever', 'commande.annuler')`,
      [sent.envelope.id],
    )
    expect(entries.length).toBe(controls.length + 1)
  })

  test('takes a collection back, which keeps its number and says so', async () => {
    const office = await openOffice(api)
    const { envelope, result } = await office.send(net(10))
    expect((await cancel(envelope.id)).status).toBe(200)
    const shown = await collectionOf((envelope.payload as unknown as Draft).collecte_id)
    expect(shown).toMatchObject({ statut: 'devalidee', numero_officiel: result.numero_officiel })
    expect(shown.annulee_le).not.toBeNull()
  })

  test('is one act under its key', async () => {
    const { envelope } = await (await openOffice(api)).send(net(10))
    const headers = { 'idempotency-key': uuidv7() }
    const first = await cancel(envelope.id, 'rsci', headers)
    expect((await cancel(envelope.id, 'rsci', headers)).text).toBe(first.text)
  })

  test('is refused with the list of what stands on the command', async () => {
    const office = await openOffice(api)
    const { envelope } = await office.send(net(10))
    const { collecte_id } = envelope.payload as unknown as Draft
    const payload = {
      livraison_id: uuidv7(),
      campagne_id: CAMPAGNE.demo,
      destination_id: uuidv7(),
      collectes: [collecte_id],
      vehicule: { immatriculation: 'AB 1234', chauffeur: 'Koffi' },
    }
    const note = await office.send({}, { type: 'livraison.etablir_bon', version_schema: 1, payload })
    const { status, body } = await cancel(envelope.id)
    expect([status, body.erreur]).toEqual([409, 'annulation_impossible'])
    const acte = `POST /v1/commandes/${note.envelope.id}/annuler`
    expect(body.details).toEqual({ dependances: [{ entite: 'livraison', id: payload.livraison_id, acte }] })
    expect((await cancel(note.envelope.id)).status).toBe(200)
    expect((await cancel(envelope.id)).status).toBe(200)
  })

  test('is nobody’s who may not resolve controls', async () => {
    const { envelope } = await (await openOffice(api)).send(net(10))
    expect((await cancel(envelope.id, 'magasinier')).body.erreur).toBe('droit_manquant')
    expect((await cancel(uuidv7())).body.erreur).toBe('commande_inconnue')
    expect((await cancel(envelope.id, 'voisine-rsci')).body.erreur).toBe('commande_inconnue')
  })

  test('two who cancel at once: one does', async () => {
    const { envelope } = await (await openOffice(api)).send(net(10))
    const answers = await Promise.all([cancel(envelope.id), cancel(envelope.id), cancel(envelope.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})
