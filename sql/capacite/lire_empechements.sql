-- Presents the obstacles to the validation of a capacity to the API.
-- Spec: file-de-controle#effet.
create or replace function capacite.lire_empechements(p_producteur_id uuid, p_lignes jsonb)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'controle_id', k.id, 'motif', k.motif, 'entite', k.entite, 'entite_id', k.entite_id,
      'ouvert_le', core.horodatage(k.ouvert_le)) order by k.ouvert_le, k.rang), '[]')
    from capacite.empechements(p_producteur_id, p_lignes) as k);
end
$$;
