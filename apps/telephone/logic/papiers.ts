// The papers of this phone: names for a receipt or a delivery note, and printing.
import { PhoneError } from '@sillon/telephone/errors'
import { escposOf, type Rouleau } from '@sillon/telephone/escpos'
import { type Impression, type Imprimante, print } from '@sillon/telephone/imprimante'
import { MOTS_DU_PAPIER } from '@sillon/telephone/motsDuPapier'
import type { CollecteEnregistrer2 } from '@sillon/telephone/payloads/collecte.enregistrer/2'
import type { LivraisonEtablirBon1 } from '@sillon/telephone/payloads/livraison.etablir_bon/1'
import type { RecuReimprimer1 } from '@sillon/telephone/payloads/recu.reimprimer/1'
import { type Ligne, linesOf, type NomsDuPapier } from '@sillon/telephone/recu'
import type { CommandeLocale, State } from '@sillon/telephone/state'
import type { Enveloppe } from '@sillon/telephone/types'
import { collectesConnues } from './collectes.ts'
import { byId, producerName, type Registre } from './registre.ts'

/** A printer and its paper. */
export type ImprimanteReglee = Rouleau & { readonly port: Imprimante }

type Known = { readonly registre: Registre; readonly state: State }

function hasPaper({ type }: Pick<CommandeLocale, 'type'>): boolean {
  return type === 'collecte.enregistrer' || type === 'livraison.etablir_bon'
}

/** Returns the command whose paper a command is about: its own, or the one that a reprint names; null if there is none. */
export function papered({ commandes }: State, commande: CommandeLocale): CommandeLocale | null {
  if (commande.type !== 'recu.reimprimer') return hasPaper(commande) ? commande : null
  const { reference_provisoire } = (JSON.parse(commande.texte) as Enveloppe).payload as RecuReimprimer1
  return commandes.find((one) => one.reference_provisoire === reference_provisoire) ?? null
}

/** Returns the paper of a command as lines, in the organization's language. */
export function paperOf(commande: CommandeLocale, known: Known, duplicata: number | null): Ligne[] {
  const langue = known.registre.organisation[0]?.langue === 'fr' ? 'fr' : 'en'
  return linesOf({ commande, noms: namesOf(commande, known), mots: MOTS_DU_PAPIER[langue], duplicata })
}

/** Prints the paper of a command. */
export async function printPaper(
  imprimante: ImprimanteReglee | undefined,
  commande: CommandeLocale,
  known: Known,
  duplicata: number | null,
): Promise<Impression> {
  if (imprimante === undefined) throw new PhoneError('imprimante_absente', 'no printer is set')
  return print(imprimante.port, escposOf(paperOf(commande, known, duplicata), imprimante))
}

function namesOf({ texte }: CommandeLocale, { registre, state }: Known): NomsDuPapier {
  const { payload } = JSON.parse(texte) as Enveloppe
  const said = payload as Partial<CollecteEnregistrer2 & LivraisonEtablirBon1>
  const member = byId(registre.producteur, said.producteur_id ?? null)
  const known = {
    agent: registre.agent,
    campagne: byId(registre.campagne, said.campagne_id ?? null)?.nom,
    producteur: member === undefined ? null : producerName(registre, member.id),
    groupement: byId(registre.groupement, member?.groupement_id ?? null)?.nom,
    parcelle: byId(registre.parcelle, said.parcelle_id ?? null)?.nom,
    produit: byId(registre.produit, said.produit_id ?? null)?.nom_fr,
    destination: byId(registre.emplacement, said.destination_id ?? null)?.nom,
  }
  const names = Object.fromEntries(Object.entries(known).filter(([, name]) => name))
  const all = said.collectes === undefined ? [] : collectesConnues(registre, state)
  return {
    organisation: registre.organisation[0]?.nom ?? '',
    ...names,
    collectes: all
      .filter(({ id }) => said.collectes?.includes(id))
      .map(({ numero, producteur_id, net_g }) => ({
        numero,
        producteur: producerName(registre, producteur_id),
        net_g: net_g ?? 0,
      })),
  }
}
