-- Presents a version of the numbering model to the back-office.
-- Spec: numerotation#apercu.
-- Chosen: the other members.
create or replace function numerotation.presenter(p_modele numerotation.modele) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'version', p_modele.version, 'segments', p_modele.segments,
      'prefixe_entreprise', p_modele.prefixe_entreprise,
      'cree_le', core.horodatage(p_modele.cree_le),
      'campagnes', (
        select coalesce(json_agg(c.code order by c.code), '[]') from campagne.campagne c
        where c.modele_numerotation_version = p_modele.version)));
end
$$;
