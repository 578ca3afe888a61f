-- Spec: base#cles: every row of VOISIN, copied to VIDE with its references, violates a foreign key:
-- the ids exist in VOISIN alone.
begin;

set local role metier;
select essai.preparer();
select essai.entrer('VOISIN');
select essai.peupler();
select essai.entrer('ESSAI');
reset role;

create function pg_temp.touchees(p_sql text) returns bigint language plpgsql as $$
declare
  v_lignes bigint;
begin
  set local role metier;
  execute p_sql;
  get diagnostics v_lignes = row_count;
  reset role;
  return v_lignes;
exception when insufficient_privilege then
  return 0;  -- the role is back with the rolled back block
end
$$;

do $$
declare
  v_table record;
begin
  for v_table in select t.nom, t.organisation, t.oid from essai.tables() t loop
    execute format('create temp table %I as select t.* from %s t where t.%I = %L
                      order by (select count(*) from jsonb_each_text(to_jsonb(t)) as j
                                where j.value is not null) desc limit 1',
                   'copie_' || v_table.oid, v_table.nom, v_table.organisation,
                   essai.id('organisation VOISIN'));
    execute format('grant select, update on %I to metier', 'copie_' || v_table.oid);
  end loop;
end
$$;

do $$
begin
  execute format('update pg_temp.%I set code_court = ''AUTRE''',
    'copie_' || 'appareil.appareil'::regclass::oid);
end
$$;
create function pg_temp.pointeuses() returns table (nom text, oid oid) language sql as $$
  select t.nom, t.oid from essai.tables() t
  where exists (
    select from pg_constraint k
    where k.contype = 'f' and k.conrelid = t.oid
      and k.confrelid <> 'organisation.organisation'::regclass
      and k.confrelid in (select e.oid from essai.tables() e))
$$;
do $$
begin
  perform organisation.creer(essai.id('organisation VIDE'), 'VIDE', 'Vide', 'fr', 'UTC', 'XOF',
    essai.t(-400));
end
$$;
select plan((select count(*)::integer from pg_temp.pointeuses()));
select throws_ok(format('select essai.en_tant_que(''metier'', %L)', format(
    'with deplacee as (update pg_temp.%I set organisation_id = %L returning *) insert into %s (%s) '
    'overriding system value select %4$s from deplacee',
    'copie_' || t.oid, essai.id('organisation VIDE'), t.nom, essai.colonnes(t.oid))),
  '23503', null, t.nom || ' can not point into VOISIN')
from pg_temp.pointeuses() t order by t.nom;

select * from finish();
rollback;
