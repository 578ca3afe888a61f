-- Spec: conformite-et-certificats#operations: the pages, in either order, contain the same
-- operations as the whole period; a page of the latest ones does not judge much older operations.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
  actif_pendant, devise, cree_le)
select core.organisation_id(), essai.id(k.code), k.code, essai.id('campagne ESSAI'),
       essai.id('groupement ESSAI'), 'actif', k.pendant, 'XOF', essai.t(-90)
from (values ('K1', tstzmultirange(tstzrange(essai.t(-2), null))),
             ('K2', tstzmultirange(tstzrange(null, essai.t(-80)), tstzrange(essai.t(-1), null))),
             ('K3', tstzmultirange(tstzrange(essai.t(-300), essai.t(-200))))) as k (code, pendant);
select from generate_series(0, 20, 4) as n,
  essai.collecter('c' || n, '{}', essai.capture(essai.t(-n)));
select from essai.collecter('même', '{}', essai.capture(essai.t(-4)));
select essai.certifier('C', '2026-01-01', '2026-12-31');

create function pg_temp.page(p_tri text, p_apres jsonb, p_limite integer)
returns setof certificat.operation language sql as $$
  select o.*
  from certificat.certificat c,
    certificat.operations_de_la_page(
      c.id, tstzrange(essai.t(-60), essai.t(1)), p_tri, p_apres, p_limite) as o
  where c.numero = 'C' and (p_apres is null or case when p_tri = 'le'
    then (o.le, o.id) > ((p_apres ->> 0)::timestamptz, (p_apres ->> 1)::uuid)
    else (o.le, o.id) < ((p_apres ->> 0)::timestamptz, (p_apres ->> 1)::uuid) end)
  order by case when p_tri = 'le' then o.le end, case when p_tri = 'le' then o.id end,
           o.le desc, o.id desc
  limit p_limite
$$;
create function pg_temp.suite(p_tri text, p_limite integer) returns uuid[] language plpgsql as $$
declare
  v_page certificat.operation[];
  v_apres jsonb;
  v_suite uuid[] := '{}';
begin
  loop
    v_page := array(select o from pg_temp.page(p_tri, v_apres, p_limite) as o);
    exit when v_page = '{}';
    v_suite := v_suite || array(select o.id from unnest(v_page) as o);
    v_apres := jsonb_build_array((v_page[cardinality(v_page)]).le,
                                 (v_page[cardinality(v_page)]).id);
  end loop;
  return v_suite;
end
$$;
create function pg_temp.toutes(p_sens integer) returns uuid[] language sql as $$
  select array_agg(o.id order by p_sens * extract(epoch from o.le), case when p_sens > 0
           then o.id end, o.id desc)
  from certificat.certificat c,
    certificat.operations_de_la_periode(c.id, essai.t(-60), essai.t(1)) as o
  where c.numero = 'C'
$$;
create function pg_temp.jugees() returns bigint language sql as $$
  select t.seq_tup_read + t.idx_tup_fetch
  from pg_stat_xact_user_tables t where t.relid = 'collecte.qualite'::regclass
$$;

select is(cardinality(pg_temp.toutes(1)), 9, 'seven collections and two contracts');
select ok(
  pg_temp.suite(null, n) = pg_temp.toutes(-1) and pg_temp.suite('le', n) = pg_temp.toutes(1),
  'by pages of ' || n) from unnest('{1,3}'::integer[]) as n;
create temporary table vu as select pg_temp.jugees() as n;
select from pg_temp.page(null, null, 1);
select cmp_ok(pg_temp.jugees() - (select v.n from vu v), '<', 7::bigint,
  'the latest one is found without judging the oldest');

select * from finish();
rollback;
