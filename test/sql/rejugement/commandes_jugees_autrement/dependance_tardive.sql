-- Spec: service#donnees-en-place, commandes#dependance: notes and reports that an older version
-- left without a dependence, when their collection came under control after them, are listed, and
-- a person's act opens it.
begin;
set local role metier;
select plan(6);
select essai.preparer_ordre();

select essai.envoyer_a(essai.ordre('collecte.enregistrer', nom, jsonb_build_object(
  'contrat_id', essai.id('contrat'))), '07:00') from unnest('{c,d}'::text[]) as nom;
select essai.envoyer_a(essai.ordre('livraison.etablir_bon', 'bon de ' || nom, jsonb_build_object(
  'collectes', jsonb_build_array(essai.id(nom)))), '07:30') from unnest('{c,d}'::text[]) as nom;
select essai.envoyer_a(essai.ordre('collecte.signaler_erreur', 'x', essai.d_une_collecte('c')),
  '07:40');
select essai.envoyer_a(essai.ordre('producteur.modifier', 'm', essai.autre_groupe()), '06:00');
create function pg_temp.jugees() returns text language sql as $$
  select string_agg(format('%s %s', split_part(e.reference, ' ', 1), e.apres -> 'controles'), ', '
    order by e.reference)
  from rejugement.commandes_jugees_autrement(array(select c.id from commande.commande c)) as e
$$;
select is(pg_temp.jugees(), null, 'what today''s rules left');

reset role;
set local session_replication_role = replica;
delete from controle.controle k where k.motif = 'dependance_en_controle';
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.jugees(), 'collecte.signaler_erreur '
  '["erreur_signalee_agent", "dependance_en_controle"], '
  'livraison.etablir_bon ["dependance_en_controle"], '
  'livraison.etablir_bon ["dependance_en_controle"]', 'a report and two notes');
select from unnest('{x,bon de c}'::text[]) as n
  cross join lateral rejugement.appliquer(
    'commande', essai.id('commande ' || n), 'essai', essai.t(1));
select is(essai.ouverts('x'), 'dependance_en_controle,erreur_signalee_agent', 'the report waits');
select is(essai.ouverts('bon de c'), 'dependance_en_controle', 'the note waits');
select is(pg_temp.jugees(), 'livraison.etablir_bon ["dependance_en_controle"]', 'one is left');
insert into controle.controle (organisation_id, commande_id, motif, auteur_id, entite, entite_id,
  details, ouvert_le, statut, leve_le, leve_par, decision, raison)
select k.organisation_id, essai.id('commande bon de d'), k.motif, k.auteur_id, k.entite,
  essai.id('bon de d'), k.details || jsonb_build_object('id', essai.id('d')), k.ouvert_le, 'leve',
  essai.t(1), essai.id('rsci ESSAI'), 'confirmation', 'vu'
from controle.controle k where k.commande_id = essai.id('commande bon de c');
select is(pg_temp.jugees(), null, 'a person''s confirmation stands');

select * from finish();
rollback;
