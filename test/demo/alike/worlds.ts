// The cases that the season contains, each with a query for the rows that show it. A test of the season expects at least one row
// of each.
// Spec: packs-et-campagnes#dettes, paiements#complement, file-de-controle#sans-effet.
// Spec: file-de-controle#sans-objet, types-de-commandes#livraison-etablir-bon, corrections#trace.
// Spec: contrats-et-devises#reouverture, file-de-controle#defusion.

/** Returns a query for corrections that changed one member of one kind of record. */
const corrected = (entite: string, member: string) =>
  `select from correction.correction k
   where k.entite = '${entite}' and k.avant -> '${member}' is distinct from k.apres -> '${member}'`

/** The cases by name, each with a query that finds at least one row. */
export const WORLDS: readonly (readonly [world: string, query: string])[] = [
  [
    'prices in three currencies, with no, two and three decimals',
    `select from devise.devise d
     where d.code in (select c.devise from contrat.contrat c intersect
                      select v.devise from vente.vente v union select k.devise from complement.complement k)
     having array_agg(distinct d.exposant order by d.exposant) = '{0,2,3}'`,
  ],
  [
    'a payment of a delivery and of a complement in thousandths',
    `select from paiement.paiement x
       join devise.devise d on d.code = x.devise and d.exposant = 3
       join paiement.reglement g on g.paiement_id = x.id join paiement.creance c on c.id = g.creance_id
     where x.statut = 'validée' group by x.id having array_agg(distinct c.genre::text) @> '{livraison,complement}'`,
  ],
  [
    'goods of a closed campaign that arrived after its closing, received and paid',
    `select from campagne.campagne g
       join collecte.collecte c on c.campagne_id = g.id and g.active_pendant @> c.date_operation
       join commande.commande m on m.id = c.commande_id and m.recue_le > upper(g.active_pendant)
       join reception.apport a on a.collecte_id = c.id
       join reception.reception r on r.id = a.reception_id and r.statut = 'validée'
         and r.date_operation > upper(g.active_pendant)
       join paiement.creance e on e.collecte_id = c.id join paiement.reste s on s.creance_id = e.id
     where g.statut = 'cloturee' group by c.id having sum(e.montant) > 0 and sum(s.reste) = 0`,
  ],
  [
    'a control that its own payload did not settle, and another decision did', // the script of the season expects the refusal
    `select from controle.controle k join commande.commande c on c.id = k.commande_id
     where k.motif = 'ecart_calcul' and k.decision = 'confirmation_serveur' and k.leve_par <> c.utilisateur_id`,
  ],
  [
    'a finding that a record of an earlier day ended by itself when it arrived',
    `select from controle.controle k join commande.commande c on c.id = k.commande_id
       join journal.evenement e on e.entite_id = k.id and e.action = 'controle.lever'
       join commande.commande a on a.id = (e.details ->> 'avec')::uuid
     where k.decision = 'sans_objet' and k.leve_par is null
       and a.date_operation < c.date_operation and a.recue_le > c.recue_le`,
  ],
  [
    'two delivery notes of one collection: the earlier one arrived last and has it',
    `select from livraison.bon_collecte l join livraison.bon b on b.id = l.bon_id
       join commande.commande c on c.id = b.commande_id
       join livraison.bon_collecte autre on autre.collecte_declaree = l.collecte_id and autre.bon_id <> b.id
       join livraison.bon d on d.id = autre.bon_id join commande.commande e on e.id = d.commande_id
     where autre.collecte_id is null and b.date_operation < d.date_operation and c.recue_le > e.recue_le`,
  ],
  [
    'a contract that was closed by mistake and is active again',
    `${corrected('contrat', 'statut')}
     and exists (select from contrat.contrat c where c.id = k.entite_id and c.statut = 'actif')`,
  ],
  ['a reception whose weight was corrected', corrected('reception', 'net_g')],
  ['a certificate whose last day was corrected', corrected('certificat', 'valide_au')],
  ['a sale in another currency whose price was corrected', corrected('vente', 'lignes')],
  ['a shipment whose seal was corrected', corrected('expedition', 'conteneurs')],
  ['a purchase whose supplier was corrected', corrected('reception', 'fournisseur_id')],
  [
    'a lot that a corrected conclusion released',
    `${corrected('resultat_analyse', 'conclusion')} and exists (
       select from lot.resultat_analyse r join lot.sortie_lot s on s.id = r.sortie_id join lot.lot l on l.id = s.lot_id
       where r.id = k.entite_id and l.statut = 'validé')`,
  ],
  [
    'two persons who were merged by mistake and are two again',
    `select from producteur.fusion f join producteur.producteur p on p.id = f.perdu_id
     where f.nature = 'defusion' and p.fusionne_dans is null`,
  ],
]
