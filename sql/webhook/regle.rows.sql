-- The entries of the audit journal that become events: the action, the type of the command, the
-- kind of event, the order of events of one transaction about one record, the record, and its state
-- where the entry does not tell it. Controls that were opened in the transaction of any entry, and
-- certificates that end, are found without a row (`webhook.relever`).
-- Spec: webhooks#genres.
-- Chosen: docs/decisions/0195-webhooks.md.
-- Why: a lot that its reception validates may be put into quarantine by the same act, earlier in
--      the journal.
with souhait (action, type_commande, genre, rang, sujet, etat) as (
  values
    ('commande.acceptee', 'collecte.enregistrer', 'collecte.acceptee', 1, 'collecte', 'acceptee'),
    ('commande.acceptee_controle', 'collecte.enregistrer', 'collecte.acceptee', 1, 'collecte',
     'acceptee_controle'),
    ('controle.lever', '', 'controle.leve', 3, 'entite', 'leve'),
    ('lot.valider', '', 'lot.valide', 4, 'entite', null),
    ('reception.valider', '', 'lot.valide', 4, 'lot_de_reception', 'validé'),
    ('lot.mettre_en_quarantaine', '', 'lot.en_quarantaine', 5, 'entite', null),
    ('lot.liberer', '', 'lot.libere', 6, 'entite', null),
    ('reception.creer', '', 'reception.changee', 7, 'entite', null),
    ('reception.soumettre', '', 'reception.changee', 7, 'entite', null),
    ('reception.valider', '', 'reception.changee', 7, 'entite', null),
    ('reception.rejeter', '', 'reception.changee', 7, 'entite', null),
    ('reception.annuler', '', 'reception.changee', 7, 'entite', null),
    ('reception.devalider', '', 'reception.changee', 7, 'entite', null),
    ('vente.creer', '', 'vente.changee', 8, 'entite', null),
    ('vente.valider', '', 'vente.changee', 8, 'entite', null),
    ('vente.annuler', '', 'vente.changee', 8, 'entite', null),
    ('vente.solder', '', 'vente.changee', 8, 'entite', null),
    ('vente.rouvrir', '', 'vente.changee', 8, 'entite', null),
    ('expedition.creer', '', 'expedition.changee', 9, 'entite', null),
    ('expedition.valider', '', 'expedition.changee', 9, 'entite', null),
    ('expedition.annuler', '', 'expedition.changee', 9, 'entite', null),
    ('expedition.devalider', '', 'expedition.changee', 9, 'entite', null),
    ('expedition.retourner', '', 'expedition.changee', 9, 'entite', 'validée'),
    ('rappel.planifier', '', 'rappel.change', 10, 'entite', 'planifié'),
    ('rappel.executer', '', 'rappel.change', 10, 'entite', null),
    ('rappel.clore', '', 'rappel.change', 10, 'entite', null),
    ('paiement.creer', '', 'paiement.change', 11, 'entite', null),
    ('paiement.valider', '', 'paiement.change', 11, 'entite', null),
    ('paiement.annuler', '', 'paiement.change', 11, 'entite', null),
    ('paiement.contrepasser', '', 'paiement.change', 11, 'entite', null),
    ('document.dessiner', '', 'document.pret', 13, 'entite', null),
    ('dossier.achever', '', 'dossier.pret', 14, 'entite', 'pret'),
    ('journal.sceller', '', 'journal.scelle', 15, 'entite', null),
    ('eudr.creer', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.deposer', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.douter', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.numeroter', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.rejeter', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.reprendre', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.amender', '', 'declaration_eudr.changee', 16, 'entite', null),
    ('eudr.retirer', '', 'declaration_eudr.changee', 16, 'entite', null)
),
ferme as (
  delete from webhook.regle r
  where not exists (
    select from souhait s
    where (s.action, s.type_commande, s.genre) = (r.action, r.type_commande, r.genre))
)
insert into webhook.regle as r (action, type_commande, genre, rang, sujet, etat)
select s.action, s.type_commande, s.genre, s.rang, s.sujet, s.etat from souhait s
on conflict (action, type_commande, genre) do update
  set rang = excluded.rang, sujet = excluded.sujet, etat = excluded.etat
  where (r.rang, r.sujet, r.etat) is distinct from (excluded.rang, excluded.sujet, excluded.etat);
