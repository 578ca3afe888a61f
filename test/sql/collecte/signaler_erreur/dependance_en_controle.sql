-- Spec: types-de-commandes#collecte-signaler-erreur: if its collection has any open control, the
-- report gets a control too; it is written.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{collecte,autre}'::text[]) as c;
create temp table k as select essai.controler('collecte', essai.id('collecte')) as id;

select is(
  essai.motifs(essai.faire('collecte.signaler_erreur', 'ailleurs',
      jsonb_build_object('collecte_id', essai.id('autre')))), 'erreur_signalee_agent',
  'a collection that is not in control');
select is(essai.motifs(essai.faire('collecte.signaler_erreur', 'sous contrôle')),
  'dependance_en_controle,erreur_signalee_agent', 'one that is');
select is((select c.value -> 'details'
    from jsonb_array_elements(essai.constats('sous contrôle')) as c
    where c.value ->> 'motif' = 'dependance_en_controle'),
  jsonb_build_object('champ', 'collecte_id', 'entite', 'collecte', 'id', essai.id('collecte'),
    'controles', jsonb_build_array(k.id)), 'the details name the control') from k;
select is((select count(*) from collecte.signalement), 2::bigint, 'both are written');
select essai.lever(c.id) from controle.controle c;
select is(essai.motifs(essai.faire('collecte.signaler_erreur', 'levé')), 'erreur_signalee_agent',
  'no more once all are lifted');


select * from finish();
rollback;
