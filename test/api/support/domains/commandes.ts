// Test data for the route that cancels a command.

import { v7 as uuidv7 } from 'uuid'
import { CAMPAGNE, PARCELLE, PRODUCTEUR, UTILISATEUR } from '../../../../demo/ids.ts'
import { one, reads } from '../../../access/access.ts'
import type { Api } from '../api.ts'
import { twice, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'
import { type Office, openOffice } from '../office.ts'
import { type Draft, net } from '../phones.ts'
import { type Provoke, withId } from '../provoke.ts'

const GAP: Draft = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }

/** A producer and a plot from which no recall of these tests starts. */
const LAND: Draft = { ...net(10), producteur_id: PRODUCTEUR.kin, parcelle_id: PARCELLE.kin }

// One phone serves all tests of a service, because an account may have only a few phones.
const offices = new WeakMap<Api, Promise<Office>>()
const officeOf = (api: Api): Promise<Office> => {
  const office = offices.get(api) ?? openOffice(api)
  offices.set(api, office)
  return office
}

/** A collection of an agent. */
const collection = async (api: Api) => (await officeOf(api)).send(LAND)

/** Makes a collection that is under control and on a delivery note; returns the control and the collection's command. */
async function delivered(api: Api): Promise<{ commande: string; controle: string }> {
  const office = await officeOf(api)
  const sent = await office.send({ ...LAND, ...GAP })
  const { collecte_id } = sent.envelope.payload as unknown as Draft
  const payload = {
    livraison_id: uuidv7(),
    campagne_id: CAMPAGNE.demo,
    destination_id: uuidv7(),
    collectes: [collecte_id],
    vehicule: { immatriculation: 'AB 1234', chauffeur: 'Koffi' },
  }
  await office.send({}, { type: 'livraison.etablir_bon', version_schema: 1, payload })
  const [control] = await office.controls(sent)
  return { commande: sent.envelope.id, controle: control?.id ?? '' }
}

const depended: Provoke = (stage, route, ask) =>
  withId(async ({ api }) => (await delivered(api)).commande)(stage, route, ask)
const ownAccount: Provoke = (stage, route, ask) =>
  withId(async ({ api }) => {
    const { envelope } = await collection(api)
    await api.sql('alter table commande.commande disable trigger ajout_seul')
    await api.sql('update commande.commande set utilisateur_id = $2 where id = $1', [
      envelope.id,
      UTILISATEUR.rsci,
    ])
    await api.sql('alter table commande.commande enable trigger ajout_seul')
    return envelope.id
  })(stage, route, ask)
const dependedOf: Provoke = (stage, route, ask) =>
  withId(async ({ api }) => (await delivered(api)).controle, { decision: 'annulation', raison: 'Vu' })(
    stage,
    route,
    ask,
  )

/** The data of this domain. */
export const COMMANDES: Domain = {
  access: {
    collectes: reads('noyau'),
    commandes_annuler: one('review.resolve'),
  },
  ordinary: {
    commandes_annuler: async ({ api, route }) => ({
      path: route.path.replace(':id', (await collection(api)).envelope.id),
      body: { raison: 'Saisie deux fois' },
      as: 'rsci',
    }),
  },
  refusals: {
    commandes_annuler: {
      commande_inconnue: unknown,
      commande_deja_annulee: twice,
      annulation_impossible: depended,
      separation_des_taches: ownAccount,
    },
    controles_lever: { annulation_impossible: dependedOf },
    controles_essayer: { annulation_impossible: dependedOf },
  },
  places: [],
}
