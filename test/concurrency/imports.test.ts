// Spec: imports#application, imports#annulation, file-de-controle#annulation, capacites#reprise, registres#suites: concurrent
// Acts of the office on one file, and acts of the office and the field, at the same time. Each race begins when PostgreSQL
// reports that its runners wait.

import { newId } from '@sillon/telephone/ids'
import { expect, test } from 'vitest'
import { demoId, GROUPEMENT, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { sendConstat } from '../api/support/domains/constats.ts'
import { bringIn, reportOf, tryImport } from '../api/support/imports.ts'
import { codeOf, openOffice } from '../api/support/office.ts'
import { net } from '../api/support/phones.ts'
import { plot, square } from '../api/support/provokedMotifs.ts'
import type { Answer } from '../support/http.ts'
import { ask, DEVICE, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '10', TASKS: 'inside' } })
const url = api.server.database.adminUrl
const office = await openOffice(api)
const IMPORT = 'select from importation.importation where id = $1 for update'
const WAITING = `select pid, xact_start::text from pg_stat_activity
  where datname = current_database() and application_name = 'sillon-api' and wait_event_type = 'Lock'`
const PRODUCER = demoId('producteur', 20)
const RAISON = { raison: 'Essai' }

/**
 * Starts the acts together and returns their responses: they continue once all of them wait for the rows that the statement
 * locks.
 */
async function race(lock: string, id: string, ...acts: (() => Promise<Answer>)[]): Promise<string[]> {
  const holder = await hold(url, lock, [id])
  const running = acts.map((act) => act())
  await untilBlocked(url, acts.length)
  await holder.release()
  return (await Promise.all(running)).map(codeOf)
}
const post = (path: string, as: string, body: object = RAISON) => api.post(path, body, as)
const stateOf = async (id: string) =>
  (await ask<{ statut: string }>(url, 'select statut from importation.importation where id = $1', [id]))[0]
    ?.statut
/** Returns the state of an import after its application has ended. */
const settled = async (id: string) => {
  for (;;) {
    const statut = await stateOf(id)
    if (statut !== 'en_application') return statut
    await new Promise((resume) => setTimeout(resume, 25))
  }
}

test('the same file of balances applied by two people at once counts once', async () => {
  const as = 'commercial'
  const content = `producteur;campagne;date;montant\n${PRODUCER};2026;2026-01-30;777\n`
  const [one, other] = [
    await tryImport(api, { genre: 'soldes', content, as }),
    await tryImport(api, { genre: 'soldes', content, as }),
  ]
  const apply = (id: string) => () => post(`/v1/imports/${id}/appliquer`, as, { mode: 'tout' })
  // Each request locks both files in the order of their ids, so both wait for the first one.
  const [first = ''] = [one.id, other.id].toSorted()
  const codes = await race(IMPORT, first, apply(one.id), apply(other.id))
  expect(codes.toSorted()).toEqual(['200', '409 fichier_deja_applique'])
  const states = [await settled(one.id), await settled(other.id)]
  expect(states.toSorted()).toEqual(['applique', 'essaye'])
  const owed = await ask(url, 'select from paiement.creance where montant = 777')
  expect(owed).toHaveLength(1)
}, 60_000)

test('an import that is undone twice at once is undone once; of clients, it waits for no phone', async () => {
  const as = 'commercial'
  const file = { genre: 'clients', content: 'code;nom;pays\nCOURSE;Course;FR\n', as }
  const { id } = await bringIn(api, file)
  const undo = () => post(`/v1/imports/${id}/annuler`, as)
  const devices = 'select id from appareil.appareil where organisation_id = $1'
  const [device] = await ask<{ id: string }>(url, devices, [ORGANISATION.demo])
  const phone = await hold(url, DEVICE, [device?.id])
  const codes = await race(IMPORT, id, undo, undo)
  await phone.release()
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee'])
  expect(await stateOf(id)).toBe('annule')
}, 60_000)

// docs/decisions/0131: «A phone surveys beside a file that is applied as a whole»
test.each([
  ['elsewhere', 'applique', []],
  ['on land of the file', 'essaye', ['1 - chevauchement_parcelle']],
] as const)(
  'a phone surveys %s while a file of plots is applied as a whole: it waits for nothing',
  async (where, end, report) => {
    const shape = square()
    const features = [PRODUCER, demoId('producteur', 21)].map((producteur, at) => ({
      type: 'Feature',
      properties: { producteur, nom: `Du fichier ${at}`, produit: 'ANANAS' },
      geometry: at === 0 ? shape : square(),
    }))
    const content = JSON.stringify({ type: 'FeatureCollection', features })
    const { id, fautives } = await tryImport(api, {
      genre: 'parcelles',
      format: 'geojson',
      content,
      as: 'rsci',
    })
    expect(fautives).toBe(0)
    const holder = await hold(url, 'select from producteur.producteur where id = $1 for update', [
      demoId('producteur', 21),
    ])
    expect(codeOf(await post(`/v1/imports/${id}/appliquer`, 'rsci', { mode: 'tout' }))).toBe('200')
    await untilBlocked(url, 1)
    const writing = await ask(url, WAITING)
    const surveyed = await office.send({}, plot(newId(), where === 'elsewhere' ? square() : shape))
    expect(surveyed.result).toMatchObject({ issue: 'acceptee', motifs: [] })
    expect(await ask(url, WAITING)).toEqual(writing)
    await holder.release()
    expect(await settled(id)).toBe(end)
    expect(await reportOf(api, id, 'rsci')).toEqual(report)
  },
  60_000,
)

test('two people validate an import of capacities at once: each counts; one person twice counts once', async () => {
  const as = 'rsci'
  const plot = demoId('parcelle', 200)
  const yields = `campagne;parcelle;produit;rendement_kg_ha\n2028;${plot};ANANAS;40000\n`
  await bringIn(api, { genre: 'rendements', content: yields, as })
  const content = `campagne;producteur;produit;etat;capacite_kg\n2028;${PRODUCER};ANANAS;AB;45000\n`
  const { id, report } = await bringIn(api, { genre: 'capacites', content, as })
  expect(report.filter((line) => !line.endsWith('capacite_differente'))).toEqual([])
  const others = 'update importation.importation set auteur_id = $2, applique_par = $2 where id = $1'
  await ask(url, others, [id, UTILISATEUR.commercial])
  await ask(
    url,
    `update capacite.capacite set proposee_par = $2
     where id in (select objet_id from importation.ligne where importation_id = $1)`,
    [id, UTILISATEUR.commercial],
  )
  const validate = (who: string) => () => post(`/v1/imports/${id}/valider`, who, {})
  const twice = await race(IMPORT, id, validate('direction'), validate('direction'))
  expect(twice.toSorted()).toEqual(['200', '409 validation_personnes_distinctes'])
  const both = await race(IMPORT, id, validate('rsci'), validate('rsci-adjoint'))
  expect(both.toSorted()).toEqual(['200', '409 capacite_deja_decidee'])
  const given = await ask(
    url,
    `select v.role from capacite.validation v
     where v.capacite_id in (select objet_id from importation.ligne where importation_id = $1) order by 1`,
    [id],
  )
  expect(given).toEqual([{ role: 'direction' }, { role: 'rsci' }])
}, 60_000)

type Way = {
  /** Makes a producer; returns the producer and the record to undo. */
  make(nom: string): Promise<{ id: string; producteur_id: string }>
  undo(id: string): Promise<Answer>
  isUndone: string
}
const WAYS: Readonly<Record<string, Way>> = {
  'an undo of an import': {
    async make(nom) {
      const groups = 'select code from organisation.groupement where id = $1'
      const [group] = await ask<{ code: string }>(url, groups, [GROUPEMENT.allada])
      const content = `reference;groupement;nom;prenoms;sexe\n${nom};${group?.code};${nom};Course;F\n`
      const { id } = await bringIn(api, { genre: 'producteurs', content, as: 'rsci' })
      const { lignes } = (await api.get(`/v1/imports/${id}/lignes`, 'rsci')).body
      return { id, producteur_id: String(lignes[0].objet_id) }
    },
    undo: (id) => post(`/v1/imports/${id}/annuler`, 'rsci'),
    isUndone: `select from importation.importation where id = $1 and statut = 'annule'`,
  },
  'a cancellation of a registration': {
    async make(nom) {
      const payload = {
        producteur_id: newId(),
        groupement_id: GROUPEMENT.allada,
        nom,
        prenoms: 'Course',
        telephone: '+22901777777',
        piece_identite: { type: 'cip', numero: nom, pays: 'BJ' },
      }
      const type = { type: 'producteur.enregistrer', version_schema: 1, payload }
      const { envelope } = await office.send({}, type)
      return { id: envelope.id, producteur_id: payload.producteur_id }
    },
    undo: (id) => post(`/v1/commandes/${id}/annuler`, 'rsci'),
    isUndone: 'select from commande.annulation where commande_id = $1',
  },
}

test.each(Object.entries(WAYS))(
  'of %s and a collection that arrives, one sees the other',
  async (_, way) => {
    const collect = async (producteur_id: string) =>
      (await office.send({ producteur_id, qualite_declaree: {}, ...net(1_000) })).result.motifs
    const living = await collect((await way.make('U-0')).producteur_id)
    const left = await way.make('U-1')
    expect(codeOf(await way.undo(left.id))).toBe('200')
    const undone = await collect(left.producteur_id)
    expect(undone).not.toEqual(living)
    for (const isUndoneFirst of [true, false]) {
      const { id, producteur_id } = await way.make(`U-${isUndoneFirst}`)
      const producer = 'select from producteur.producteur where id = $1 for update'
      const holder = await hold(url, producer, [producteur_id])
      const started = { undo: () => way.undo(id), collect: () => collect(producteur_id) }
      const first = isUndoneFirst ? started.undo() : started.collect()
      await untilBlocked(url, 1)
      const second = isUndoneFirst ? started.collect() : started.undo()
      await untilBlocked(url, 2)
      await holder.release()
      const [answer, motifs] = isUndoneFirst ? [await first, await second] : [await second, await first]
      const isUndone = (await ask(url, way.isUndone, [id])).length === 1
      // Either the act is undone and the collection names an unknown member, or the collection is valid and the act is not
      // undone.
      const kept = { code: '409 annulation_impossible', motifs: living, isUndone: false }
      const taken = { code: '200', motifs: undone, isUndone: true }
      const came = { code: codeOf(answer as Answer), motifs, isUndone }
      expect(came).toEqual(came.code === '200' ? taken : kept)
    }
  },
  60_000,
)

test('a non-conformity that two people close at once is closed once', async () => {
  const { non_conformite_id: id } = await sendConstat(api, 'non_conformites')
  await ask(
    url,
    `update non_conformite.non_conformite set statut = 'mesuree', mesuree_par = array[$2::uuid] where id = $1`,
    [id, UTILISATEUR.inspecteur],
  )
  const close = (who: string) => () => post(`/v1/non-conformites/${id}/clore`, who)
  const lock = 'select from non_conformite.non_conformite where id = $1 for update'
  const codes = await race(lock, String(id), close('rsci'), close('direction'))
  expect(codes.toSorted()).toEqual(['200', '409 transition_refusee'])
}, 60_000)
