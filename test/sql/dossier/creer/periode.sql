-- Spec: dossiers#demande: a period lies within its campaign, as planned or while it was open; days
-- are in the organization's time zone.
begin;
set local role metier;
select plan(5);
select essai.preparer();
create function pg_temp.creer(p_demande jsonb, p_jours integer default 0) returns text
language sql as $$
  select d ->> 'du' || ' ' || (d ->> 'au')
  from campagne.campagne c
    cross join lateral dossier.creer(
      jsonb_build_object('campagne', c.code) || p_demande,
      (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session,
      essai.t(p_jours)) as d
  where c.statut = 'ouverte'
$$;
create function pg_temp.bornes(p_jours integer default 0) returns text language sql as $$
  select b.du || ' ' || b.au
  from campagne.campagne c cross join lateral dossier.bornes(c, essai.t(p_jours)) as b
  where c.statut = 'ouverte'
$$;
select is(pg_temp.creer('{}'), pg_temp.bornes(), 'the whole of it, where no day is said');
select throws_ok($$ select pg_temp.creer('{"du": "2001-01-01"}') $$, 'TR409',
                 'periode_hors_campagne', 'before it');
select throws_ok($$ select pg_temp.creer('{"au": "2999-01-01"}') $$, 'TR409',
                 'periode_hors_campagne', 'after it');
select throws_ok(
  format($$ select pg_temp.creer('{"du": "%s", "au": "%s"}') $$,
         split_part(pg_temp.bornes(), ' ', 1)::date + 1, split_part(pg_temp.bornes(), ' ', 1)),
  'TR400', 'periode_invalide', 'from back to front');
select is(split_part(pg_temp.bornes(5000), ' ', 2), (essai.t(5000))::date::text,
          'one that is still open goes on until today');

select * from finish();
rollback;
