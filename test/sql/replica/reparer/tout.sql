-- Spec: replication#copies: after any manual change of the copies, one call restores them from the
-- register, and returns the differences.
begin;
set local role metier;
select plan(4);
select essai.preparer();
create function pg_temp.copies() returns text language sql as $$
  select md5(string_agg(l, ',' order by l))
  from (select r::text from replica.producteur r union all select r::text from replica.parcelle r
        union all select r::text from replica.statut_parcelle r union all select r::text
        from replica.appareil r) as t (l)
$$;
create temp table avant as select pg_temp.copies() as somme;

select is_empty($$ select * from replica.reparer() $$, 'nothing is wrong');
delete from replica.parcelle;
update replica.producteur set groupement_id = essai.id('ailleurs'), nom = 'Autre';
update replica.appareil set statut = 'remplace', revoque_le = essai.t();
select results_eq($$ select * from replica.reparer() $$, $$
  select 'appareil', count(*) from appareil.appareil
  union all select 'parcelle', count(*) from parcelle.parcelle p where p.groupement_id is not null
  union all select 'producteur', count(*) from producteur.producteur p
  where p.groupement_id is not null
  union all select 'statut_parcelle', count(distinct s.parcelle_id)
  from conformite.statut_parcelle s order by 1 $$, 'what was wrong');
select is(pg_temp.copies(), (select a.somme from avant a), 'all is as before');
select is_empty($$ select * from replica.reparer() $$, 'once');

select * from finish();
rollback;
