-- Spec: relances#genres: a licence that ends within the delay is reminded; one with a successor in
-- time is not.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.fin(p_jours integer) returns date language sql as $$
  select t.jour from relance.licences(30, 100, essai.t(p_jours)) as t
$$;
select is(pg_temp.fin(0), null, 'without a licence there is nothing to tell');
insert into licence.licence (organisation_id, id, debut, fin, modules, plafonds, auteur, ecrite_le)
select core.organisation_id(), essai.id('l'), '2026-01-01', '2026-06-30', '{}', '{}', 'x',
  essai.t();
insert into licence.licence_en_vigueur (organisation_id, licence_id, debut, fin)
select core.organisation_id(), essai.id('l'), '2026-01-01', '2026-06-30';
select is(pg_temp.fin(-2), null, 'more than thirty days before its end nothing is');
select is(pg_temp.fin(10), '2026-06-30'::date, 'within them its last day is');

select * from finish();
rollback;
