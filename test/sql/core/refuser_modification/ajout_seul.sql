-- Spec: service#rien-n-est-efface: tables of events refuse changes, by a trigger and by missing
-- rights.
begin;
set local role metier;
select essai.preparer();

reset role;
-- Returns the tables into which the rules may insert and that they may never change: by the grants,
-- which migrations write separately.
create function pg_temp.gardees() returns table (nom text) language sql as $$
  select c.oid::regclass::text
  from pg_class c
  where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
    and has_any_column_privilege('metier', c.oid, 'insert')
    and not has_any_column_privilege('metier', c.oid, 'update')
    and not has_table_privilege('metier', c.oid, 'delete')
    -- Tables that only migrations and operators change: catalogues, keys, and pairs without
    -- history.
    and c.oid::regclass::text <> all ('{activite.arbre,conformite.etat,conformite.referentiel,
      core.cle_identite,intrant.autorisation,matiere.compte,paiement.compte,
      paiement.ouverture,utilisateur.identite}'::text[])
$$;
select plan(9 * (select count(*) from pg_temp.gardees())::integer + 2);
create function pg_temp.essayer(p_role text, p_sql text) returns text language plpgsql as $$
begin
  execute format('set local role %I', p_role);
  execute p_sql;
  reset role;
  return 'fait';
exception
  when assert_failure then return 'garde';
  when insufficient_privilege then return 'sans droit';
end
$$;
create function pg_temp.instruction(p_verbe text, p_table text) returns text language sql as $$
  select case p_verbe when 'update' then format('update %s set %2$I = %2$I', p_table, (
      select a.attname from pg_attribute a where a.attrelid = p_table::regclass and a.attnum > 0
        and a.attidentity = '' order by a.attnum limit 1))
    when 'delete' then 'delete from ' || p_table else 'truncate ' || p_table || ' cascade' end
$$;

select is(pg_temp.essayer('metier', pg_temp.instruction(v, g.nom)), 'sans droit',
  format('metier: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select is(pg_temp.essayer('proprietaire', pg_temp.instruction(v, g.nom)), 'garde',
  format('proprietaire: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select is(pg_temp.essayer(session_user::text, pg_temp.instruction(v, g.nom)), 'garde',
  format('superuser: no %s of %s', v, g.nom))
from pg_temp.gardees() as g, unnest('{update,delete,truncate}'::text[]) as v;
select set_eq($$
  select c.oid::regclass::text from pg_class c
  where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
    and obj_description(c.oid, 'pg_class') ~* '\m(append-only|immutable)\M'
$$, 'select g.nom from pg_temp.gardees() as g',
  'those that say so are those that no grant changes');
select set_eq($$
  select t.tgrelid::regclass::text from pg_trigger t
  where t.tgname = 'ajout_seul' and t.tgtype & 16 <> 0
$$, 'select g.nom from pg_temp.gardees() as g', 'and those that the database guards');

select * from finish();
rollback;
