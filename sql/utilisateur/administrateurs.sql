-- Returns the active accounts that hold `users.manage` at a date.
-- Spec: identites-et-droits#attestation.
create or replace function utilisateur.administrateurs(p_le timestamptz) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct u.id
    from utilisateur.permission_tenue t
      join utilisateur.utilisateur u on u.id = t.utilisateur_id and u.actif_pendant @> p_le
    where t.permission = 'users.manage' and t.periode @> p_le and t.incluse_pendant @> p_le);
end
$$;
