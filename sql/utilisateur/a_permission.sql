-- Says if an account holds a permission at a date, through a set assigned at that date that
-- contained it at that date.
-- Spec: identites-et-droits#permission-a-la-date.
create or replace function utilisateur.a_permission(
  p_utilisateur_id uuid, p_permission text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select exists (
      select from utilisateur.permission_tenue p
      where p.utilisateur_id = p_utilisateur_id and p.permission = p_permission
        and p.periode @> p_le and p.incluse_pendant @> p_le));
end
$$;
