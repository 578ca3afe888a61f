-- Spec: base#cloisons: in every tenant table, neither of two organizations can see a row of the
-- other.
begin;
select plan((select 3 * count(*)::integer from essai.tables()));

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

select cmp_ok(
  (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s where %I = %L',
         t.nom, t.organisation, essai.id('organisation VOISIN')), false, true,
       '')))[1]::text::bigint, '>', 0::bigint, t.nom || ' has a row of VOISIN')
from essai.tables() t order by t.nom;
select is(
  pg_temp.touchees(format('select from %s where %I = %L', t.nom, t.organisation,
      essai.id('organisation VOISIN'))),
  0::bigint,
          t.nom || ' shows nothing of VOISIN to ESSAI')
from essai.tables() t order by t.nom;
select is(
  pg_temp.touchees(format('select set_config(''sillon.organisation_id'', '''', true) as r from %s',
      t.nom)),
  0::bigint,
          t.nom || ' shows nothing outside a call')
from (select set_config('sillon.organisation_id', '', true)) as hors_appel, essai.tables() t
order by t.nom;

select * from finish();
rollback;
