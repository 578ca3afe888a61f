-- Spec: base#cloisons: in every tenant table, neither of two organizations can change, delete or
-- take a row of the other.
begin;
select plan((select 2 * count(*)::integer from essai.tables()));

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

select is(
  pg_temp.touchees(format('update %s set %2$I = %2$I where %2$I = %3$L', t.nom, t.organisation,
      essai.id('organisation VOISIN'))),
  0::bigint,
          t.nom || ': no row of VOISIN can be updated from ESSAI')
from essai.tables() t order by t.nom;
select is(
  pg_temp.touchees(format('delete from %s where %I = %L', t.nom, t.organisation,
      essai.id('organisation VOISIN'))),
  0::bigint,
          t.nom || ': no row of VOISIN can be deleted from ESSAI')
from essai.tables() t order by t.nom;

select * from finish();
rollback;
