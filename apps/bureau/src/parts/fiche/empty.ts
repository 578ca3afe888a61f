// Texts of empty lists: the missing records and the role that makes them. Filters that match nothing have a text of their own.
import type { Bilingual } from '../../words/words.ts'

const fr = {
  filtre: 'Rien avec ces filtres. Enlevez-en un.',
  defaut: 'Rien encore.',
  receptions:
    'Aucune réception. Les bons de livraison qui attendent sont dans « Bons à recevoir » ; un achat se reçoit par « Nouvelle réception ».',
  etapes: 'Aucune étape. Il faut un lot validé en stock : il naît d’une réception validée.',
  bons_livraison: 'Aucun bon à recevoir. Les agents envoient leurs bons de livraison par leur téléphone.',
  attendus:
    'Aucun apport attendu. Une référence reçue attend ici que le téléphone de l’agent envoie sa collecte.',
  collectes: 'Aucune collecte. Les téléphones des agents les envoient : demandez-leur de synchroniser.',
  contrats: 'Aucun contrat. Sans contrat actif, une livraison n’a pas de prix : demandez au commercial.',
  ventes: 'Aucune vente. Il faut un client ; les prix s’accordent avec le commercial.',
  expeditions:
    'Aucune expédition. Il faut une vente validée et des lots validés : « Préparer une expédition ».',
  creances:
    'Rien n’est dû. Une collecte devient un dû quand sa réception est validée et que son contrat donne un prix.',
  paiements: 'Aucun paiement. « À payer » montre ce qui est dû et ce qui le bloque.',
  complements: 'Aucun complément. Il se propose en fin de saison, et la direction le valide.',
  remises: 'Aucune remise d’intrants. Les agents les saisissent au téléphone.',
  taux: 'Aucun taux. Il en faut un pour vendre ou payer dans une autre devise que celle de l’organisation.',
  producteurs: 'Aucun producteur. Les agents les enregistrent au téléphone, ou l’administrateur les importe.',
  registre: 'Aucun membre. Les agents enregistrent les producteurs au téléphone.',
  capacites:
    'Aucune capacité. Le responsable du contrôle interne en propose une par producteur et campagne, la direction la signe.',
  rendements: 'Aucun rendement fixé : celui du pack vaut alors pour toutes les parcelles.',
  certificats: 'Aucun certificat. Sans certificat valide, rien ne se vend bio : demandez à l’organisme.',
  inspections_plan: 'Aucun plan. Le responsable du contrôle interne l’établit par « Établir un plan ».',
  inspections: 'Aucune inspection. Les inspecteurs les saisissent au téléphone.',
  non_conformites: 'Aucune non-conformité : ni les agents ni les inspecteurs n’ont rien constaté.',
  echantillons: 'Aucun échantillon. Il se prend d’un lot ou chez un producteur.',
  inventaires: 'Aucun inventaire.',
  fournisseurs: 'Aucun fournisseur. Il en faut un pour recevoir un achat.',
  clients: 'Aucun client. Il en faut un pour saisir une vente.',
  telephones: 'Aucun téléphone. « Enrôler un téléphone » donne un carré que le téléphone lit.',
  codes: 'Aucun code. Un code d’enrôlement vaut peu de temps et sert une fois.',
  rejets: 'Aucun envoi rejeté : tout ce que les téléphones ont envoyé a été lu.',
  groupements: 'Aucun groupement. Les agents collectent par groupement : créez le premier.',
  lieux: 'Aucun lieu. Une réception en demande un : créez le magasin.',
} as const
const en: Record<keyof typeof fr, string> = {
  filtre: 'Nothing with these filters. Remove one.',
  defaut: 'Nothing yet.',
  receptions:
    'No reception. Delivery notes that wait are in “Expected deliveries”; a purchase is received by “New reception”.',
  etapes: 'No step. It needs a validated lot in stock, which a validated reception makes.',
  bons_livraison: 'No note to receive. Field agents send their delivery notes from their phones.',
  attendus:
    'No expected contribution. A received reference waits here until the agent’s phone sends its collection.',
  collectes: 'No collection. The phones of field agents send them: ask the agents to synchronize.',
  contrats: 'No contract. Without an active contract a delivery has no price: ask the sales manager.',
  ventes: 'No sale. It needs a client; prices are agreed with the sales manager.',
  expeditions: 'No shipment. It needs a validated sale and validated lots: “Prepare a shipment”.',
  creances:
    'Nothing is due. A collection becomes due when its reception is validated and its contract gives a price.',
  paiements: 'No payment. “To pay” shows what is due and what bars it.',
  complements: 'No complement. It is proposed at the end of the season, and the management validates it.',
  remises: 'No inputs handed out. Field agents enter them on their phones.',
  taux: 'No rate. One is needed to sell or pay in another currency than the organization’s.',
  producteurs: 'No producer. Field agents register them on their phones, or the administrator imports them.',
  registre: 'No member. Field agents register the producers on their phones.',
  capacites:
    'No capacity. The internal control manager proposes one per producer and campaign, the management signs it.',
  rendements: 'No yield is set: that of the pack then applies to all plots.',
  certificats: 'No certificate. Without a valid one nothing is sold organic: ask the certification body.',
  inspections_plan: 'No plan. The internal control manager makes it by “Make a plan”.',
  inspections: 'No inspection. The inspectors enter them on their phones.',
  non_conformites: 'No non-conformity: neither agents nor inspectors found anything.',
  echantillons: 'No sample. It is taken from a lot or at a producer.',
  inventaires: 'No count.',
  fournisseurs: 'No supplier. One is needed to receive a purchase.',
  clients: 'No client. One is needed to enter a sale.',
  telephones: 'No phone. “Enrol a phone” gives a square that the phone scans.',
  codes: 'No code. An enrolment code is valid for a short time and used once.',
  rejets: 'No rejected message: all that the phones sent was read.',
  groupements: 'No group. Field agents collect by group: create the first.',
  lieux: 'No place. A reception needs one: create the warehouse.',
}

/** The texts of empty lists, by the name of their kind. */
export const EMPTY: Bilingual<keyof typeof fr> = { fr, en }

/** Returns the key of the text for an empty list. */
export const emptyKey = (name: string, isFiltered: boolean): keyof typeof fr => {
  if (isFiltered) return 'filtre'
  return Object.hasOwn(fr, name) ? (name as keyof typeof fr) : 'defaut'
}
