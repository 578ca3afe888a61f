-- Spec: base#plans: the copies of a producer and of a plot, and a locked balance, read no more rows
-- in a large organization, also by a plan made for empty tables.
begin;
delete from pg_statistic;
set local plan_cache_mode = force_generic_plan;
set local role metier;
select plan(3);
select essai.preparer();
create function pg_temp.lues(p_table text) returns bigint language sql as $$
  select coalesce(s.idx_tup_fetch, 0) + coalesce(s.seq_tup_read, 0)
  from pg_stat_xact_all_tables s where s.schemaname || '.' || s.relname = p_table
$$;
create function pg_temp.de_plus(p_table text, p_requete text) returns bigint language plpgsql as $$
declare
  v_avant bigint := pg_temp.lues(p_table);
begin
  execute p_requete;
  return pg_temp.lues(p_table) - v_avant;
end
$$;
select essai.producteur('P' || n) from generate_series(1, 200) as n;
select cmp_ok(pg_temp.de_plus('producteur.producteur', $$
    select replica.tenir_producteur(core.organisation_id(), essai.id('P7'))$$), '<', 20::bigint,
  'a producer');
select cmp_ok(pg_temp.de_plus('parcelle.parcelle', $$
    select replica.tenir_parcelle(core.organisation_id(), essai.id('parcelle P7'))$$), '<',
  20::bigint, 'a plot');
select cmp_ok(pg_temp.de_plus('producteur.producteur', $$
    select capacite.verrouiller_soldes(essai.id('campagne ESSAI'), array[essai.id('P7')],
      'ANANAS', 'AB')$$), '<', 20::bigint, 'a balance');

select * from finish();
rollback;
