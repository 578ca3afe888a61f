-- Returns the other producers with a duplicate identity document, except those with a cancelled
-- registration.
-- Spec: file-de-controle#fusion.
create or replace function adhesion.autres_parties(p_controle controle.controle) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(a.id order by a.rang), '[]')
    from jsonb_array_elements_text(p_controle.details -> 'producteurs')
      with ordinality as a (id, rang)
      join producteur.producteur p on p.id = a.id::uuid and not isempty(p.actif_pendant));
end
$$;
