-- Spec: file-de-controle#annulation: a cancellation lifts every control of the command, also one
-- that another of them released, as data of older versions have it.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('signalée', essai.kg(100));
select from essai.faire('collecte.signaler_erreur', 's',
  jsonb_build_object('collecte_id', essai.id('signalée')));
insert into controle.controle (organisation_id, id, commande_id, motif, auteur_id, entite,
  entite_id, details, ouvert_le)
select k.organisation_id, 'ffffffff-ffff-7fff-8fff-ffffffffffff', k.commande_id,
  'dependance_en_controle', k.auteur_id, 'signalement', essai.id('s'), jsonb_build_object(
    'champ', 'collecte_id', 'entite', 'collecte', 'id', essai.id('signalée'),
    'controles', jsonb_build_array(k.id)), k.ouvert_le
from controle.controle k where k.commande_id = essai.id('commande s');
select is(essai.ouverts('s'), 'dependance_en_controle,erreur_signalee_agent',
  'a report that depends on itself');
select lives_ok($$ select essai.annuler('s') $$, 'is cancelled');
select is((select string_agg(k.decision, ',' order by k.motif) from controle.controle k
    where k.commande_id = essai.id('commande s')), 'sans_objet,annulation',
  'each control was lifted once');

select * from finish();
rollback;
