-- Spec: imports#annulation: a group that cancelled lots of the opening name is taken back, stays
-- under another name, and frees its code.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.sur(p_nom text) returns text language sql as $$
  select coalesce(string_agg(d.entite, ','), 'rien')
  from importation.dependances('groupements', array[essai.id(p_nom)]) as d
$$;
insert into organisation.groupement (organisation_id, id, code, nom)
select core.organisation_id(), essai.id(c), c, c from unnest('{G2,G3}'::text[]) as c;
select set_config('essai.lot', essai.lot_repris('r',
  jsonb_build_object('groupement_id', essai.id('G2')))::text, true);
select is(pg_temp.sur('G2'), 'lot', 'a lot of the opening stands on it');
select lot.retirer_reprises(array[current_setting('essai.lot')::uuid], 'x', essai.id('rsci ESSAI'),
  essai.t(1));
select is(pg_temp.sur('G2'), 'rien', 'a cancelled one does not');
select importation.defaire_groupements(array[essai.id('G2'), essai.id('G3')], 'x',
  essai.id('rsci ESSAI'), essai.t(1));
select is((select g.nom from organisation.groupement g where g.id = essai.id('G2')), 'G2 (annulé)',
  'the group stays with the cancelled lot');
select is_empty($$ select from organisation.groupement g where g.code in ('G2', 'G3') $$,
  'both codes are free');
select is_empty($$ select from organisation.groupement g where g.id = essai.id('G3') $$,
  'a group that no lot names is gone');
select lives_ok($$ insert into organisation.groupement (organisation_id, id, code, nom)
  values (core.organisation_id(), essai.id('encore'), 'G2', 'G2') $$, 'and comes in again');

select * from finish();
rollback;
