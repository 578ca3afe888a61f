-- Checks that a generated function can call a given function: the function has the same parameters
-- (for a choice, without the key) and the same return type, or any type if the result is not used.
-- If the generated function only reads, the called function writes nothing.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
create or replace function core.exiger_voie(
  p_aiguillage core.aiguillage, p_faite regprocedure, p_fonction text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_types text := (
    select coalesce(string_agg(format_type(t.type, null), ', ' order by t.rang), '')
    from pg_catalog.pg_proc p
      cross join unnest(p.proargtypes::oid[]) with ordinality as t (type, rang)
    where p.oid = p_faite and (t.rang > 1 or p_aiguillage.genre not like 'choix%'));
  v_voie regprocedure := to_regprocedure(format('%s(%s)', p_fonction, v_types));
begin
  assert v_voie is not null,
    format('%s: there is no function %s(%s)', p_aiguillage.nom, p_fonction, v_types);
  assert exists (
    select from pg_catalog.pg_proc v join pg_catalog.pg_proc f on f.oid = p_faite
    where v.oid = v_voie and (p_aiguillage.renvoie = 'void'
      or (v.prorettype, v.proretset) = (f.prorettype, f.proretset))),
    format('%s: %s does not return %s', p_aiguillage.nom, p_fonction, p_aiguillage.renvoie);
  assert not p_aiguillage.est_lecture or exists (
    select from pg_catalog.pg_proc v where v.oid = v_voie and v.provolatile <> 'v'),
    format('%s only reads, %s is volatile', p_aiguillage.nom, p_fonction);
end
$$;
