-- Returns the role in which an account decides on a capacity at a date (`capacite.role_tenu`).
-- Spec: capacites#validation.
-- Why: the assignment is locked, so that a concurrent end of the assignment is waited for.
-- Refuses: droit_manquant. Locks: the account's assignments of these sets, shared.
create or replace function capacite.exiger_role(
  p_utilisateur_id uuid, p_capacite_id uuid, p_role text, p_le timestamptz) returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from utilisateur.attribution a
    join utilisateur.ensemble e on e.organisation_id = a.organisation_id and e.id = a.ensemble_id
  where a.utilisateur_id = p_utilisateur_id and e.code in ('direction', 'rsci')
  order by a.id for share of a;
  return capacite.role_tenu(p_utilisateur_id, p_capacite_id, p_role, p_le);
end
$$;
