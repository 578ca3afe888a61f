-- Returns the permissions of an account at a date, sorted, each once; none for an inactive account.
-- Spec: identites-et-droits#moi.
create or replace function utilisateur.permissions(
  p_utilisateur_id uuid, p_le timestamptz) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(array_agg(distinct e.permission order by e.permission), '{}')
    from utilisateur.utilisateur u
      join utilisateur.attribution a on a.organisation_id = u.organisation_id
        and a.utilisateur_id = u.id
      join utilisateur.ensemble_permission e using (ensemble_id)
    where u.id = p_utilisateur_id and u.actif_pendant @> p_le
      and a.periode @> p_le and e.incluse_pendant @> p_le);
end
$$;
