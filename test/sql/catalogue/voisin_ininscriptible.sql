-- Spec: base#cloisons: in every tenant table, neither of two organizations can add a row to the
-- other.
begin;
select plan((select count(*)::integer from essai.tables()));

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
    execute format('create temp table %I as select * from %s where %I = %L limit 1',
                   'copie_' || v_table.oid, v_table.nom, v_table.organisation,
                   essai.id('organisation VOISIN'));
    execute format('grant select, update on %I to metier', 'copie_' || v_table.oid);
  end loop;
end
$$;

select throws_ok(
  format('select essai.en_tant_que(''metier'', %L)', format(
    'insert into %s (%s) overriding system value select %2$s from pg_temp.%I', t.nom,
    essai.colonnes(t.oid), 'copie_' || t.oid)),
  '42501', null, t.nom || ': no row of VOISIN can be inserted from ESSAI')
from essai.tables() t order by t.nom;

select * from finish();
rollback;
