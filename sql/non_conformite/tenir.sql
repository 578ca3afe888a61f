-- Locks a non-conformity for an act that its state allows.
-- Spec: registres#suites.
-- Refuses: non_conformite_inconnue, transition_refusee.
-- Locks: the non-conformity.
create or replace function non_conformite.tenir(p_id uuid, p_acte text)
returns non_conformite.non_conformite
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite;
begin
  select n.* into v_constat from non_conformite.non_conformite n
  where n.id = p_id for no key update;
  if v_constat.id is null then
    raise sqlstate 'TR404' using message = 'non_conformite_inconnue';
  end if;
  perform non_conformite.exiger_acte(v_constat, p_acte);
  return v_constat;
end
$$;
