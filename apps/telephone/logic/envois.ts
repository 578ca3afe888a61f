// The queue and its results as lists: waiting commands, commands set aside, and results with their controls.
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import { type CommandeLocale, type State, warnings } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { byId, producerName, type Registre } from './registre.ts'

/** The states of a command. */
export type Etape = 'attend' | 'mise_de_cote' | 'acceptee' | 'controle' | 'rejetee'

/** A command as a screen shows it. */
export type VueCommande = {
  readonly id: string
  readonly type: string
  /** The number printed on the producer's paper. */
  readonly reference: string | null
  readonly numero_officiel: string | null
  /** The number that was shown before the service was restored and gave another one. */
  readonly numero_precedent: string | null
  readonly parcelle: string | null
  readonly producteur: string | null
  readonly net_g: number | null
  readonly capturee_le: string
  readonly etape: Etape
  readonly motifs: readonly string[]
  readonly alertes: readonly string[]
  /** The reason why the service could not read the command. */
  readonly raison: string | null
}

/** The queue as a screen shows it. */
export type VueFile = {
  readonly attend: readonly VueCommande[]
  readonly mises_de_cote: readonly VueCommande[]
  readonly fichiers_en_attente: number
  readonly fichiers_refuses: readonly { readonly fichier_id: string; readonly code: string }[]
  readonly derniere_synchro: string | null
  /** True if a command waits longer than the organization allows. */
  readonly trop_ancien: boolean
  /** True if the phone must reach the service before anything more may be captured. */
  readonly capture_refusee: boolean
}

/** Returns the waiting commands, oldest first, and the warnings for the agent. */
export function queueOf(registre: Registre | null, state: State, now: Date): VueFile {
  const told = warnings(state, now)
  const all = state.commandes.map((one) => commandView(registre, one))
  return {
    attend: all.filter(({ etape }) => etape === 'attend'),
    mises_de_cote: all.filter(({ etape }) => etape === 'mise_de_cote'),
    fichiers_en_attente: told.fichiers_en_attente,
    fichiers_refuses: told.fichiers_refuses.map(({ fichier_id, refus }) => ({
      fichier_id,
      code: refus?.code ?? '',
    })),
    derniere_synchro: state.derniere_synchro,
    trop_ancien: told.non_synchronise_24h,
    capture_refusee: told.capture_refusee_7j,
  }
}

/** Returns the commands with a result, newest first. */
export function resultsOf(registre: Registre | null, state: State): VueCommande[] {
  return state.commandes
    .map((one) => commandView(registre, one))
    .filter(({ etape }) => etape !== 'attend' && etape !== 'mise_de_cote')
    .reverse()
}

function commandView(registre: Registre | null, commande: CommandeLocale): VueCommande {
  const { payload } = JSON.parse(commande.texte) as Enveloppe
  // Commands other than collections lack some or all of these members.
  const said = payload as Partial<CollecteEnregistrer2>
  const plot = registre === null ? undefined : byId(registre.parcelle, said.parcelle_id ?? null)
  const producteur_id = said.producteur_id ?? null
  const named = registre !== null && producteur_id !== null
  return {
    id: commande.id,
    type: commande.type,
    reference: commande.reference_provisoire,
    numero_officiel: commande.resultat?.numero_officiel ?? null,
    numero_precedent: commande.numero_precedent ?? null,
    parcelle: plot?.nom ?? null,
    producteur: named ? producerName(registre, producteur_id) : null,
    net_g: said.calcul_telephone?.net_g ?? null,
    capturee_le: commande.capturee_le,
    etape: stepOf(commande),
    motifs: commande.resultat?.motifs ?? [],
    alertes: commande.resultat?.alertes ?? [],
    raison: commande.mise_de_cote?.raison ?? null,
  }
}

function stepOf({ statut, resultat, mise_de_cote }: CommandeLocale): Etape {
  if (mise_de_cote !== null) return 'mise_de_cote'
  if (statut === 'en_attente') return 'attend'
  if (resultat?.issue === 'acceptee') return 'acceptee'
  return resultat?.issue === 'rejetee' ? 'rejetee' : 'controle'
}
