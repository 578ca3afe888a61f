-- Spec: types-de-commandes#collecte-signaler-erreur: motif `erreur_signalee_agent` blocks the
-- collection's payment while its control is open.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{collecte,autre}'::text[]) as c;
create function pg_temp.effet(p_nom text) returns text language sql as $$
  select format('%s %s %s %s', e.en_anomalie, e.paiement_bloque, e.ecartee_du_bio, e.motifs)
  from collecte.effet e where e.collecte_id = essai.id(p_nom)
$$;

select is(pg_temp.effet('collecte'), 'f f f {}', 'a collection in which nobody found an error');
select essai.faire('collecte.signaler_erreur', 'erreur');
select is(pg_temp.effet('collecte'), 't t f {erreur_signalee_agent}',
  'reported: payment blocked, matter free');
select is(pg_temp.effet('autre'), 'f f f {}', 'the others are not touched');
select essai.lever(k.id) from controle.controle k;
select is(pg_temp.effet('collecte'), 'f f f {}', 'lifted: nothing is left');

select * from finish();
rollback;
