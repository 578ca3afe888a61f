-- Presents a group as the API shows it, with the number of its active members.
-- Spec: terrain#groupements.
create or replace function organisation.presenter_groupement(
  p_groupement organisation.groupement, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_groupement.id, 'code', p_groupement.code, 'nom', p_groupement.nom,
      'producteurs', (
        select count(*) from producteur.producteur p
        where p.groupement_id = p_groupement.id and p.fusionne_dans is null
          and p.actif_pendant @> p_le)));
end
$$;
