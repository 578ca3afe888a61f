-- Returns the members of a certificate that a correction can change: its status, its last day, and
-- the last days of its lines.
-- Spec: conformite-et-certificats#correction.
create or replace function certificat.corrigible(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('statut', c.statut, 'valide_au', c.valide_au, 'portee', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'au', case when isfinite(upper(p.effet_pendant))
          then (upper(p.effet_pendant) at time zone o.fuseau_horaire)::date - 1 end)
        order by p.rang), '[]')
      from certificat.portee p where p.certificat_id = c.id))
    from certificat.certificat c
      join organisation.organisation o on o.id = c.organisation_id
    where c.id = p_id);
end
$$;
