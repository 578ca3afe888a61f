// Requests that provoke each refusal of a decision on a control.
import { v7 as uuidv7 } from 'uuid'
import { ORGANISATION, PARCELLE } from '../../../demo/ids.ts'
import type { ErrorCode } from '../../../src/contract/errors.ts'
import type { Route } from '../../../src/contract/route.ts'
import type { Answer } from '../../support/http.ts'
import { type Draft, payloadOf } from './phones.ts'
import type { Stage } from './provoke.ts'

const GAP: Draft = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }

type Lift = (stage: Stage, route: Route) => Promise<Answer>

const lift =
  (decision: string, controlOf: (stage: Stage) => Promise<string>, more: Draft = {}): Lift =>
  async (stage, route) =>
    stage.api.send('POST', route.path.replace(':id', await controlOf(stage)), {
      as: 'rsci',
      body: { decision, raison: 'Vu', ...more },
    })
const gap = ({ scene }: Stage) => scene.control(GAP, 'ecart_calcul')
/** Returns a correction that gives a collection the given weighings. */
const weighed =
  (...pesees: { brut_g: number; tare_g: number }[]): Lift =>
  (stage, route) => {
    const collecte_id = uuidv7()
    const payload = payloadOf({ collecte_id, pesees })
    const change = { payload, type: 'collecte.enregistrer', version_schema: 2 }
    const own = ({ scene }: Stage) => scene.control({ ...GAP, collecte_id }, 'ecart_calcul')
    return lift('correction', own, change)(stage, route)
  }

/** The refusals of decisions, each with a request that provokes it. */
export const DECISIONS: Partial<Record<ErrorCode, Lift>> = {
  capacite_insuffisante: lift('regularisation', ({ scene }) =>
    scene.control({ pesees: [{ brut_g: 900_000_000, tare_g: 0 }] }, 'capacite_depassee'),
  ),
  correction_attendue: lift('correction', gap),
  correction_impossible: lift('correction', gap, {
    payload: payloadOf({ collecte_id: uuidv7() }),
    type: 'collecte.enregistrer',
    version_schema: 2,
  }),
  correction_sans_effet: (stage, route) => {
    const collecte_id = uuidv7()
    const payload = payloadOf({ ...GAP, collecte_id })
    const own = ({ scene }: Stage) => scene.control({ ...GAP, collecte_id }, 'ecart_calcul')
    return lift('correction', own, { payload, type: 'collecte.enregistrer', version_schema: 2 })(stage, route)
  },
  identifiant_deja_pris: async (stage, route) => {
    const collecte_id = uuidv7()
    await stage.scene.control({ ...GAP, collecte_id }, 'ecart_calcul')
    const change = { payload: payloadOf({ collecte_id }), type: 'collecte.enregistrer', version_schema: 2 }
    const resumed = async ({ api }: Stage) => {
      const id = await gap(stage)
      await api.sql("update controle.controle set motif = 'donnees_illisibles' where id = $1", [id])
      return id
    }
    return lift('reprise_manuelle', resumed, change)(stage, route)
  },
  masses_incoherentes: weighed({ brut_g: 5, tare_g: 5 }),
  parametre_toujours_introuvable: lift('recalcul', ({ scene }) =>
    scene.control({ produit_id: uuidv7() }, 'parametre_introuvable'),
  ),
  piece_toujours_absente: lift('piece_fournie', async (stage) => {
    const id = await gap(stage)
    await stage.api.sql(
      `insert into commande.piece_jointe
         (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis)
       select k.organisation_id, k.commande_id, 99, $2, $3, 'photo', now() from controle.controle k where k.id = $1`,
      [id, uuidv7(), '0'.repeat(64)],
    )
    await stage.api.sql("update controle.controle set motif = 'piece_manquante' where id = $1", [id])
    return id
  }),
  releve_attendu: lift('correction', async (stage) => {
    const id = await gap(stage)
    await stage.api.sql(
      `update controle.controle k
       set motif = 'polygone_invalide', entite = 'parcelle', entite_id = $2,
           details = jsonb_build_object('polygone_id', g.id)
       from parcelle.polygone g
       where k.id = $1 and g.parcelle_id = $2 and g.organisation_id = $3`,
      [id, PARCELLE.ordinary, ORGANISATION.demo],
    )
    return id
  }),
  cultures_attendues: lift('correction', async (stage) => {
    const id = await gap(stage)
    await stage.api.sql(
      `update controle.controle set entite = 'parcelle', entite_id = $2, details = '{"raison": "parts_de_cultures"}' where id = $1`,
      [id, PARCELLE.ordinary],
    )
    return id
  }),
  tare_superieure_au_brut: weighed({ brut_g: 9000, tare_g: 1 }, { brut_g: 1, tare_g: 2 }),
}
