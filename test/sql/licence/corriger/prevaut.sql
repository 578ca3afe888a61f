-- Spec: licences-et-factures#registre: a correction is a record that prevails over the named one,
-- once; a licence that was taken back no longer limits anything.
begin;
set local role metier;
select plan(12);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.corriger(p_id uuid, p_autres jsonb) returns uuid language sql as $$
  select (licence.corriger(essai.editeur('chef'), jsonb_build_object('id', p_id, 'debut',
    '2026-06-01', 'raison', 'faute') || p_autres, essai.t(1)) ->> 'id')::uuid
$$;
create temporary table dite as
select (licence.accorder(essai.editeur(), jsonb_build_object('organisation_id',
    essai.id('organisation ESSAI'), 'debut', '2026-06-01', 'fin', '2026-06-30', 'plafonds',
    '{"appareils": 1}'::jsonb), essai.t()) ->> 'id')::uuid as id;
create temporary table corrigee as
select pg_temp.corriger(d.id, '{"fin": "2026-12-31"}') as id from dite d;

select is((select (l).fin from licence.du_jour('2026-06-02') as l), '2026-12-31',
  'the latest record prevails');
select is((select (l).plafonds from licence.du_jour('2026-06-02') as l), '{}',
  'whole: what it leaves out is not limited');
select is((select l.fin from licence.licence l join dite d on d.id = l.id), '2026-06-30',
  'the first one stands as it was');
select throws_ok('select pg_temp.corriger(d.id, ''{}'') from dite d', 'TR409',
  'licence_deja_corrigee', 'corrected once');
select throws_ok(format('select pg_temp.corriger(%L, ''{}'')', essai.id('nulle')), 'TR404',
  'licence_inconnue', 'of nothing');
select is((select e.details from journal.evenement e where e.action = 'licence.corriger'),
  jsonb_build_object('licence_id', c.id, 'corrige', d.id, 'debut', '2026-06-01', 'fin',
    '2026-12-31'), 'the organization''s journal says which days, not why')
from dite d, corrigee c;
select is((select array_agg(a.details ->> 'raison') from journal.appel_editeur a
    where a.chemin like '%/corriger'), '{faute}', 'the publisher''s says why');
select throws_ok('update licence.licence set fin = null', '42501', null, 'nobody edits a record');
select is(jsonb_array_length(licence.detailler(c.id, essai.t(1)) -> 'historique'), 1,
  'its history is shown') from corrigee c;
select is(licence.detailler(d.id, essai.t(1)) ->> 'corrigee_par', c.id::text,
  'and what corrected a record') from dite d, corrigee c;

select licence.retirer(essai.editeur('chef'), c.id, 'jamais vendue', essai.t(2))
from corrigee c;
select is((licence.du_jour('2026-06-02')).id, null, 'taken back, nothing is limited');
select lives_ok($$ select licence.accorder(essai.editeur(), jsonb_build_object(
  'organisation_id', essai.id('organisation ESSAI'), 'debut', '2026-06-01'), essai.t(2)) $$,
  'and its days are free');

select * from finish();
rollback;
