-- Spec: types-de-commandes#collecte-signaler-erreur: a report on a collection that never arrived is
-- written with its contents.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select is(
  essai.motifs(essai.faire('collecte.signaler_erreur', 'erreur',
      jsonb_build_object('collecte_id', essai.id('k?')))),
  'reference_inconnue,erreur_signalee_agent', 'an unknown collection');
select is(essai.inconnues('erreur'), 'collecte collecte_id ' || essai.id('k?'),
  'the details name it');
select results_eq('select s.collecte_declaree, s.collecte_id from collecte.signalement s',
  $$ values (essai.id('k?'), null::uuid) $$, 'what was declared is kept beside a null key');
select is((select string_agg(k.entite || ' ' || k.entite_id, ',' order by k.motif)
    from controle.controle k),
  format('collecte %s,signalement %s', essai.id('k?'), essai.id('erreur')),
  'the error is that of the collection that is to come, the reference the report''s');

select * from finish();
rollback;
