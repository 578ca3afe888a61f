-- Returns the role in which an account decides on a capacity at a date: the requested role, or else
-- the first of the account's roles that has not validated the capacity yet. The permission set that
-- the account held at that date proves the role.
-- Spec: capacites#validation.
-- Refuses: droit_manquant.
create or replace function capacite.role_tenu(
  p_utilisateur_id uuid, p_capacite_id uuid, p_role text, p_le timestamptz) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_role text;
begin
  select r.role into v_role
  from unnest('{direction,rsci}'::text[]) with ordinality as r (role, ordre)
    left join capacite.validation v on v.capacite_id = p_capacite_id and v.role = r.role
  where r.role = coalesce(p_role, r.role)
    and utilisateur.detient_ensemble(p_utilisateur_id, array[r.role], p_le)
  order by v.role is not null, r.ordre limit 1;
  if v_role is null then
    raise sqlstate 'TR403' using message = 'droit_manquant', detail = jsonb_build_object(
      'ensembles', case when p_role is null then array['direction', 'rsci']
                        else array[p_role] end)::text;
  end if;
  return v_role;
end
$$;
