-- Spec: file-de-controle#annulation: a cancelled record no longer counts, its controls are lifted,
-- and its number stays taken.
begin;
set local role metier;
select plan(40);
select essai.preparer_operations();
select set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);

create function pg_temp.annuler(p_nom text, p_compte text default 'rsci ESSAI') returns text
language plpgsql as $$
begin
  perform set_config('sillon.utilisateur_id', essai.id(p_compte)::text, true);
  return commande.annuler(essai.id('commande ' || p_nom), 'saisie deux fois', essai.id(p_compte),
    essai.t(1)) ->> 'raison';
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select from essai.collecter('collecte',
  jsonb_build_object('producteur_id', essai.producteur('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select essai.mesurer_kossi();

select from essai.faire('parcelle.relever', 'releve',
  jsonb_build_object('releve', essai.releve('releve', essai.rectangle(11, 6.4, 0.0005))));
select essai.capacite_validee();
select is(pg_temp.annuler('releve'), '409 annulation_impossible',
  'a survey that a validated capacity rests on stands');
update capacite.capacite set statut = 'remplacee';
select is(pg_temp.annuler('releve'), 'saisie deux fois', 'parcelle.relever');
select is((select v.id from parcelle.polygone_en_vigueur v
    where v.parcelle_id = essai.id('parcelle Kossi')), essai.id('polygone Kossi'),
  'the survey before is in force again');
select is((select r.polygone_id from replica.parcelle r where r.id = essai.id('parcelle Kossi')),
  essai.id('polygone Kossi'), 'for phones too');

select is(pg_temp.annuler('personne'), '404 commande_inconnue', 'nobody''s');
select is(pg_temp.annuler('collecte', 'agent ESSAI'), '403 separation_des_taches',
  'never by its author');

select is(pg_temp.annuler('collecte'), 'saisie deux fois', 'collecte.enregistrer');
select is((select format('%s %s', c.statut, c.numero_officiel) from collecte.collecte c),
  'devalidee MP-ANANAS-26-0001', 'devalidated, its number stays its own');
select is(array[essai.capacites(), essai.consommations(), essai.comptes()],
  array[null, null, null]::text[], 'neither capacity nor matter is left of it');
select is((collecte.presenter(c) ->> 'annulee_le')::timestamptz, essai.t(1), 'shown as cancelled')
from collecte.collecte c;
select is(pg_temp.annuler('collecte'), '409 commande_deja_annulee', 'once');
select from essai.collecter('suivante',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi')));
select is((select c.numero_officiel from collecte.collecte c where c.id = essai.id('suivante')),
  'MP-ANANAS-26-0002', 'which nobody else gets');

select from essai.faire('collecte.signaler_erreur', 'signalement',
  jsonb_build_object('collecte_id', essai.id('collecte')));
select is(essai.lever('admin ESSAI', 'signalement', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte')), '403 droit_manquant', 'by who may');
select is(essai.lever('rsci ESSAI', 'signalement', 'erreur_signalee_agent', 'correction',
    essai.payload_corrige('collecte')), '409 correction_impossible',
  'a cancelled collection is not recorded again');
select is(pg_temp.annuler('signalement'), 'saisie deux fois', 'collecte.signaler_erreur');
select is(essai.ouverts('signalement'), null, 'its control is lifted');
select is((select array[k.decision, k.raison] from controle.controle k
    where k.commande_id = essai.id('commande signalement')), array['annulation',
    'saisie deux fois'], 'by the cancellation');
select is((select count(*) from journal.evenement e
    where e.commande_id = essai.id('commande signalement')
    and e.action in ('controle.lever', 'commande.annuler')), 2::bigint, 'each traced');

select from essai.faire('livraison.etablir_bon', 'bon',
  jsonb_build_object('collectes', jsonb_build_array(essai.id('suivante'))));
select is(pg_temp.annuler('suivante'), '409 annulation_impossible', 'not while a note carries it');
select is(pg_temp.annuler('bon'), 'saisie deux fois', 'livraison.etablir_bon');
select is(
  essai.motifs(essai.faire('livraison.etablir_bon', 'second bon',
      jsonb_build_object('collectes', jsonb_build_array(essai.id('suivante'))))), null,
  'another note may carry it');

select from essai.faire('intrant.remettre', 'remise',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
select is(pg_temp.annuler('remise'), 'saisie deux fois', 'intrant.remettre');
select from essai.faire('intrant.remettre', 'sanctionnée',
  jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
select is(essai.lever('rsci ESSAI', 'sanctionnée', 'intrant_non_autorise', 'non_conformite'),
  'leve', 'a hand-out that was sanctioned');
select is(pg_temp.annuler('sanctionnée'), '409 annulation_impossible', 'is not cancelled');

select from essai.faire('inspection.enregistrer', 'inspection');
select is(pg_temp.annuler('inspection'), 'saisie deux fois', 'inspection.enregistrer');
select is((select i.invalidee_le from inspection.inspection i), essai.t(1), 'does not count');
select from essai.faire('recolte.estimer', 'estimation');
select from essai.faire('non_conformite.constater', 'constat');
select from essai.faire('recu.reimprimer', 'duplicata');
select is(pg_temp.annuler(n), 'saisie deux fois', n)
from unnest('{estimation,constat,duplicata}'::text[]) as n;

select from essai.faire('producteur.enregistrer', 'producteur');
select from essai.faire('producteur.modifier', 'modification',
  jsonb_build_object('producteur_id', essai.id('producteur'), 'champs',
    '{"localite": "Savè", "sexe": "M"}'::jsonb));
select from essai.faire('parcelle.enregistrer', 'parcelle',
  jsonb_build_object('producteur_id', essai.id('producteur')));
select is(pg_temp.annuler('producteur'), '409 annulation_impossible',
  'a producer with a plot and a modification stands');
select is((select jsonb_agg(d ->> 'entite' order by d ->> 'entite')
    from jsonb_array_elements(commande.dependances(essai.id('commande producteur'))) as d),
  '["modification", "parcelle"]', 'which are listed');
select is(pg_temp.annuler('modification'), 'saisie deux fois', 'producteur.modifier');
select is((select format('%s %s', p.localite, p.sexe) from producteur.producteur p
    where p.id = essai.id('producteur')), 'Glazoué F', 'the fields are what they were');
select is(pg_temp.annuler('parcelle'), 'saisie deux fois', 'parcelle.enregistrer');
select is(pg_temp.annuler('producteur'), 'saisie deux fois', 'producteur.enregistrer');
select is((select count(*) from replica.producteur r where r.id = essai.id('producteur')) +
  (select count(*) from replica.parcelle r where r.id = essai.id('parcelle')), 0::bigint,
  'phones see neither any more');
select is(
  essai.motifs(essai.faire('intrant.remettre', 'après',
      jsonb_build_object('producteur_id', essai.id('producteur')))), 'reference_inactive',
  'what names them later finds somebody inactive');
select is(essai.agir('adhesion.revenir', essai.id('producteur'),
    jsonb_build_object('le', essai.t(-1))), '404 producteur_inconnu',
  'nobody comes back who never was');
select is(essai.transferer('parcelle', 'Afi', essai.t(1)), '404 parcelle_inconnue',
  'nor is land given away');
select is_empty($$ select k.id from controle.controle k
    join commande.annulation a on a.commande_id = k.commande_id where k.statut = 'ouvert' $$,
  'no control of a cancelled command is open');

select * from finish();
rollback;
