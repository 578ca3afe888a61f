// Requests that provoke each refusal of a route.
import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, CONTRAT, ORGANISATION, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { Route } from '../../../src/contract/route.ts'
import { failing } from './breakage.ts'
import { DECISIONS } from './decisions.ts'
import { DOMAINS } from './domains.ts'
import { enrolDevice } from './phones.ts'
import {
  changed,
  NOBODY,
  ofAnotherVersion,
  type Provoke,
  type Stage,
  send,
  withBody,
  withId,
  withQuery,
} from './provoke.ts'

const withClaims =
  (claims: Record<string, unknown>): Provoke =>
  async ({ api, issuer }, { method }, { path, body, as }) =>
    api.send(method, path, { token: await issuer.tokenOf(as, { claims }), body })
const suspended: Provoke = async (stage, route, ask) => {
  const set = (range: string) =>
    stage.api.sql(
      'update utilisateur.utilisateur set actif_pendant = $1 where identifiant = $2 and organisation_id = $3',
      [range, ask.as, ORGANISATION.demo],
    )
  await set('{(,2026-01-01)}')
  const answer = await send(stage, route, ask)
  await set('{(,)}')
  return answer
}
// Sends a request under the idempotency key of a different request.
const keyOfAnother: Provoke = async ({ api }, { method }, { path, body, as }) => {
  const headers = { 'idempotency-key': uuidv7() }
  await api.send(method, path, { as, headers, body })
  for (const table of ['reponse_gardee', 'reponse_gardee_editeur'])
    await api.sql(`update idempotence.${table} set requete = repeat('0', 64)`)
  return api.send(method, path, { as, headers, body })
}
const lever = (idOf: (stage: Stage) => Promise<string>, decision: string): Provoke =>
  withId(idOf, { decision, raison: 'Vu' })
const control = ({ scene }: Stage) => scene.control()
const preview = (campagne: string, produit: string, nature = 'MP') =>
  withQuery(`campagne=${campagne}&produit=${produit}&nature=${nature}`)

const voiding =
  (idOf: (stage: Stage) => string | Promise<string>, n = '1'): Provoke =>
  async (stage, route, ask) => {
    const path = route.path.replace(':id', await idOf(stage)).replace(':n', n)
    return send(stage, route, { ...ask, path })
  }

// Refusals of a decision, which are the same when it is taken and when it is tried.
const LIFTED: Partial<Record<ErrorCode, Provoke>> = {
  ...DECISIONS,
  controle_inconnu: withId(() => NOBODY),
  reference_toujours_inconnue: lever(control, 'correction'),
  decision_invalide: lever(control, 'fusion'),
  controle_deja_leve: async (stage, route, ask) => {
    const { api } = stage
    await api.send('POST', ask.path.replace(/essayer$/, 'lever'), { as: ask.as, body: ask.body })
    return send(stage, route, ask)
  },
  separation_des_taches: async (stage, route, ask) => {
    const id = await stage.scene.control()
    await stage.api.sql('update controle.controle set auteur_id = $2 where id = $1', [id, UTILISATEUR.rsci])
    return withId(() => id)(stage, route, ask)
  },
}

/** Sends a cursor that another database made. */
const movedDatabase: Provoke = async (stage, route, ask) => {
  const { body } = await send(stage, route, ask)
  const [told = ''] = JSON.parse(Buffer.from(body.curseur, 'base64url').toString()) as string[]
  const depuis = Buffer.from(JSON.stringify([told.replace(/^\d+/, '1')])).toString('base64url')
  return send(stage, route, { ...ask, path: `${ask.path}&depuis=${depuis}` })
}

/** Provocations for refusals of one route that need their own set-up. */
const OWN: Record<string, Partial<Record<ErrorCode, Provoke>>> = {
  sync_etat_appareil: {
    appareil_id_invalide: withQuery('appareil_id=12'),
    appareil_inconnu: withQuery(`appareil_id=${NOBODY}`),
  },
  sync_perimetre: {
    appareil_id_invalide: withQuery('appareil_id=12'),
    appareil_inconnu: withQuery(`appareil_id=${NOBODY}`),
    appareil_revoque: (stage, route, ask) =>
      withQuery(`appareil_id=${stage.scene.revoked.appareil_id}`)(stage, route, ask),
    droit_manquant: suspended,
    perimetre_a_reprendre: movedDatabase,
  },
  sync_jeton: {
    appareil_id_invalide: withBody({}),
    appareil_inconnu: withBody({ appareil_id: NOBODY }),
    appareil_revoque: (stage, route, ask) =>
      send(stage, route, { ...ask, body: { appareil_id: stage.scene.revoked.appareil_id } }),
    droit_manquant: suspended,
  },
  appareils_revoquer: {
    appareil_inconnu: withId(() => NOBODY),
    appareil_deja_revoque: withId(({ scene }) => scene.revoked.appareil_id),
  },
  produits: {
    campagne_introuvable: withQuery('campagne=NULLE'),
    campagne_non_ouverte: withQuery(`campagne=${CAMPAGNE.demoNext}`),
  },
  numerotation_apercu: {
    campagne_introuvable: preview('NULLE', PRODUIT.ananas),
    produit_introuvable: preview(CAMPAGNE.demo, CONTRAT.actif),
    campagne_non_ouverte: preview(CAMPAGNE.demoNext, PRODUIT.ananas),
    segment_invalide: withQuery(
      `campagne=${CAMPAGNE.demo}&produit=${PRODUIT.ananas}&nature=MP&modele=${encodeURIComponent('[{"type":"vente"}]')}`,
    ),
    sequence_hors_capacite: async (stage, route, ask) => {
      await stage.api.sql("insert into numerotation.compteur values ($1, $2, 'PF', $3, 999999)", [
        ORGANISATION.demo,
        CAMPAGNE.demo,
        PRODUIT.ananas,
      ])
      return preview(CAMPAGNE.demo, PRODUIT.ananas, 'PF')(stage, route, ask)
    },
    segment_manquant: async (stage, route, ask) => {
      await stage.api.sql(
        `insert into campagne.campagne select (jsonb_populate_record(c, $2)).* from campagne.campagne c where c.id = $1`,
        [CAMPAGNE.demo, { id: uuidv7(), code: 'SANS', modele_numerotation_version: null }],
      )
      return preview('SANS', PRODUIT.ananas)(stage, route, ask)
    },
  },
  appareils_annuler_sequence: {
    appareil_inconnu: voiding(() => NOBODY),
    sequence_non_attendue: voiding(({ scene }) => scene.device.appareil_id, '77'),
    separation_des_taches: voiding(async ({ api }) => (await enrolDevice(api, 'admin')).appareil_id),
  },
  controles_lever: LIFTED,
  controles_essayer: LIFTED,
  appareils_enroler: {
    trop_de_requetes: async (stage, route, ask) => {
      const again = () => send(stage, route, { ...ask, body: { code: 'FAUX' }, as: 'deux' })
      const answers = await Promise.all(Array.from({ length: 61 }, again))
      return answers.find(({ status }) => status === 429) ?? again()
    },
  },
}

// The service counts refusals per IP address, so each of these requests names its own address, as a trusted proxy would.
let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` }
}

/** Provocations of refusals that work in the same way on every route. */
const COMMON: Partial<Record<ErrorCode, Provoke>> = {
  parametre_invalide: (stage, route, ask) =>
    send(stage, route, { ...ask, path: `${ask.path}${ask.path.includes('?') ? '&' : '?'}x=%00` }),
  jeton_absent: ({ api }, { method }, { path, body }) =>
    api.send(method, path, { body, headers: elsewhere() }),
  trop_de_requetes: async ({ api }, { method }, { path, body }) => {
    const again = () => api.send(method, path, { body, headers: { 'x-forwarded-for': '203.0.113.9' } })
    let answer = await again()
    for (let tries = 0; answer.status === 401 && tries < 100; tries += 1) answer = await again()
    return answer
  },
  jeton_invalide: ({ api }, { method }, { path, body }) =>
    api.send(method, path, { body, token: 'x.y.z', headers: elsewhere() }),
  organisation_absente: withClaims({ organisations: [] }),
  organisation_inconnue: withClaims({ organisations: ['NULLEPART'] }),
  organisation_a_preciser: withClaims({ organisations: ['DEMO', 'VOISINE'] }),
  organisation_non_autorisee: ({ api }, { method }, { path, body, as }) =>
    api.send(method, path, { as, body, headers: { 'x-organisation': 'VOISINE' } }),
  organisation_suspendue: changed(
    "update organisation.organisation set statut = 'suspendue' where id = $1",
    "update organisation.organisation set statut = 'active' where id = $1",
    [ORGANISATION.demo],
  ),
  compte_inactif: suspended,
  droit_manquant: (stage, route, ask) => send(stage, route, { ...ask, as: 'magasinier' }),
  module_inactif: async (stage, route, ask) => {
    const set = (range: string) =>
      stage.api.sql(
        'update module.activation set actif_pendant = $1 where organisation_id = $2 and module = $3',
        [range, ORGANISATION.demo, route.module],
      )
    await set('{(,2026-01-01)}')
    const answer = await send(stage, route, ask)
    await set('{(,)}')
    return answer
  },
  cle_reutilisee: keyOfAnother,
  fiche_changee: ofAnotherVersion,
  corps_trop_grand: withBody(`{"a":"${'x'.repeat(2_097_152)}"}`),
  corps_illisible: withBody('{"a":'),
  type_contenu_non_supporte: ({ api }, { method }, { path, as }) =>
    api.send(method, path, { as, body: '<a/>', headers: { 'content-type': 'text/xml' } }),
  lot_invalide: withBody({ commandes: [] }),
  enveloppe_illisible: withBody({ commandes: [{}] }),
  utilisateur_inconnu: withBody({ utilisateur_id: NOBODY }),
  code_enrolement_invalide: withBody({ code: 'FAUX' }),
  erreur_interne: (stage, route, ask) =>
    failing(stage.api, route.name, 'P0004', () => send(stage, route, ask)),
  service_indisponible: (stage, route, ask) =>
    failing(stage.api, route.name, '53300', () => send(stage, route, ask)),
}

function ownProvocationOf({ name }: Route, code: ErrorCode): Provoke | undefined {
  for (const { refusals } of DOMAINS) {
    const provoke = refusals[name]?.[code]
    if (provoke !== undefined) return provoke
  }
  return OWN[name]?.[code]
}

/** Returns the provocation of a refusal; undefined if it is not written yet. */
export function provocationOf(route: Route, code: ErrorCode): Provoke | undefined {
  return ownProvocationOf(route, code) ?? COMMON[code]
}

/** Says if a refusal is specific to its route: the route has its own provocation, or no provocation is written yet. */
export function hasOwnProvocation(route: Route, code: ErrorCode): boolean {
  return ownProvocationOf(route, code) !== undefined || COMMON[code] === undefined
}
