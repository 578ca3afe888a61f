-- Spec: base#plans: docs/performance.md#lists: the page of every list is read in the order of an
-- index, or by the given filter, without a sort or a whole table. Tested on empty tables that were
-- never analyzed, and with statistics of a million rows on every page.
begin;
set local client_min_messages = warning;
select plan(7);

set local role metier;
select essai.preparer();
select essai.peupler();
set constraints all immediate;
reset role;
-- Holds locks, so that autovacuum can not replace the statistics meanwhile.
do $$
begin
  execute (select format('lock table %s in share update exclusive mode',
                         string_agg(t.nom, ', ')) from essai.tables() t);
end
$$;
-- Pages that earlier tests left in an index make the index more costly than another one.
do $$ begin
  execute (select string_agg(format('reindex table %s', t.nom), '; ') from essai.tables() t);
end $$;
update pg_class c set relpages = 1, reltuples = 1000000
from essai.tables() t where t.oid = c.oid;
-- Deletes statistics that the server had collected before.
delete from pg_statistic;

-- Returns the plan of each list: access path, filter and plan. Values are in sub-selects, so that
-- the planner knows them no better than those of a cached plan.
create function pg_temp.plan_de(p_suite text, p_part text) returns jsonb
language plpgsql as $$
declare
  v_texte text := p_suite;
  v_valeur record;
  v_plan jsonb;
begin
  v_texte := regexp_replace(v_texte, '(\(p_requete ->> ''\w+''\)|\(v_page\.apres ->> \d\))(::\w+)',
                            '(select null\2)', 'g');
  v_texte := regexp_replace(v_texte, 'p_requete ->> ''\w+''|v_page\.apres ->> \d',
                            '(select null::text)', 'g');
  for v_valeur in
    select * from (values ('p_requete', 'jsonb'), ('v_page\.limite', 'integer'),
      ('v_page\.apres', 'jsonb'), ('v_session\.utilisateur_id', 'uuid'), ('v_tous', 'boolean'),
      ('v_fin', 'timestamptz'), ('v_au', 'timestamptz'), ('v_jour', 'date'), ('v_types', 'text[]'),
      ('v_genres', 'text[]'), ('v_periode', 'tstzrange'), ('v_inspection', 'boolean'),
      ('v_argent', 'boolean'), ('v_entites', 'text[]'), ('v_estimation', 'boolean'),
      ('v_certificat\.id', 'uuid'), ('v_reception_id', 'uuid'), ('v_bornes\.du', 'timestamptz'),
      ('v_bornes\.au', 'timestamptz'), ('v_version', 'bigint'))
      as v (nom, type)
  loop
    v_texte := regexp_replace(v_texte, format('\m%s\M', v_valeur.nom),
                              format('(select null::%1$s)::%1$s', v_valeur.type), 'g');
  end loop;
  perform set_config('cursor_tuple_fraction', p_part, true);
  execute 'explain (format json) declare lue no scroll cursor for ' || v_texte into v_plan;
  return v_plan;
end
$$;
create temporary table suite as
select f.nom, v.membre, v.voie, s.texte, t.envers, null::jsonb as plan, false as vide, coalesce((
         select split_part(c.texte, '=', 2)
         from pg_proc p cross join lateral unnest(p.proconfig) as c (texte)
         where p.oid = to_regproc('v1.' || f.nom) and c.texte ~ '^cursor_tuple_fraction='),
         '0.1') as part,
       v.colonne
from porte.liste f
  cross join lateral (
    select (e.filtre).membre, e.voie, e.rang, count(*) over () as combien,
           coalesce((e.filtre).colonne, (
             select t.colonne from porte.filtre t where t.liste = f.nom and t.toujours)) as colonne
    from porte.entrees(f) with ordinality as e (filtre, voie, autres, rang)) as v
  cross join (values (false), (true)) as t (envers)
  join lateral (
    select m[1] as texte, row_number() over () as rang
    from regexp_matches((select p.prosrc from pg_proc p where p.oid = to_regproc('v1.' || f.nom)),
                        'open v_suite for([^;]+);', 'g') as m) as s
    on s.rang = v.rang + case when t.envers then v.combien else 0 end;
grant select, update on suite to metier;
set local sillon.organisation_id = '018f0000-0000-7000-8000-000000000000';
create procedure pg_temp.lire(p_vide boolean) language plpgsql as $$
begin
  set local role metier;
  update suite s set plan = pg_temp.plan_de(s.texte, s.part) where s.vide = p_vide;
  reset role;
end
$$;
call pg_temp.lire(false);
do $$
declare
  v_tables text;
begin
  set local session_replication_role = replica;
  select string_agg(t.nom, ', ') into v_tables from essai.tables() t;
  execute format('truncate %s cascade', v_tables);
  set local session_replication_role = origin;
end
$$;
insert into suite
select s.nom, s.membre, s.voie, s.texte, s.envers, null, true, s.part, s.colonne from suite s;
call pg_temp.lire(true);

select cmp_ok((select count(*) from suite), '>', 120::bigint, 'there are many of them');
select is((select count(*) from suite where envers), (select count(*) from suite where not envers),
          'each in both orders');
select is(
  array(select s.nom from suite s
        where s.membre is null and s.voie is null and s.vide and not s.envers order by 1),
  array['appareils', 'attendus', 'bilan_matiere', 'certificats_operations', 'editeur_catalogues',
        'editeur_factures', 'editeur_licences', 'editeur_organisations', 'editeur_packs', 'modules',
        'referentiels', 'reglages', 'utilisateurs_attributions', 'utilisateurs_groupements'],
  'every list has an order, but those that stand in no table of their own, are one person''s, or '
  'the publisher''s, who is one');
select is_empty($$
  select s.nom, s.membre, s.vide, s.envers from suite s
  where s.voie = 'suivie' and jsonb_path_exists(s.plan, '$.**?(@."Node Type" == "Sort")')
    -- The index of a producer's collections ends with their date, so the rows of one producer may
    -- be sorted.
    and (s.nom, s.membre) is distinct from ('collectes', 'producteur_id')
$$, 'what follows an order sorts nothing');
select is_empty($$
  with d_une_organisation as materialized (select t.oid from essai.tables() t)
  select s.nom, s.membre, s.vide, s.envers, c.relname
  from suite s
    cross join jsonb_path_query(s.plan, '$.**?(@."Node Type" == "Seq Scan")."Relation Name"') as r
    join pg_class c on c.relname = r #>> '{}'
    join d_une_organisation t on t.oid = c.oid
  where s.voie is not null
$$, 'and reads no table of an organization whole');
select is_empty($$
  select s.nom, s.membre, s.vide, s.envers from suite s
  where s.voie = 'cherchee' and not exists (
    select from jsonb_path_query(s.plan, '$.**."Index Cond"') as c (texte)
    where c.texte #>> '{}' ~ format('\(%s = ', s.colonne))
$$, 'what is looked up is entered by its value');
select is(
  array(select s.nom || ' ' || s.membre from suite s
        where s.membre ~ '^(groupement|producteur|utilisateur)_id$' and s.voie = 'suivie'
          and s.vide and not s.envers order by 1),
  array['collectes producteur_id', 'echantillons producteur_id', 'parcelles groupement_id',
        'parcelles producteur_id', 'producteurs groupement_id', 'receptions groupement_id'],
  'what many rows share is read in its order');

select * from finish();
rollback;
